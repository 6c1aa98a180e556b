import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  fields,
  form,
  ifSo,
  named,
  records,
  roles,
  section,
  steps,
  table,
  text,
} from '#demo/writing.ts';

export const machineGuarding: Sop = {
  number: 'MF-303',
  title: 'Machine Guarding Inspection',
  kind: 'Standard operating procedure · Machine safety',
  owner: '{{safety_manager}}',
  review: '12 months after the effective date, and after each new machine',
  signers: ['{{safety_manager}}', 'Production manager'],
  revision: 'First issue. Follows OSHA 29 CFR 1910.212 to 1910.219.',
  sections: [
    section(
      'Purpose and scope',
      text(
        `Any part, function or process that can injure is guarded. This procedure describes how {{business_name}} inspects the guards and safety devices of all production machines, ${ifSo('machine_protection includes "Conveyors"', 'conveyors, ')}power-transmission parts and hand-fed tools, how defects are ranked, and who may release a machine.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Operator | Checks guards, interlocks and emergency stops before each shift; does not run a machine with a guard missing.
Lead of the area | Carries out the monthly inspection with the form below; stops machines with class A defects.
Maintenance | Restores guards with the original function; tests interlocks after every repair.
{{safety_manager}} | Assesses new machines before their first use, reviews inspections, reports trends.`),
    ),
    section(
      'What a guard has to do',
      bullets(
        'Keep hands, hair and clothing out of the danger zone; be fastened so that a tool is needed to remove it, or be interlocked.',
        'Withstand use and what may be thrown; have no sharp edges; create no new pinch point; allow lubrication without removal where possible.',
        'Not invite bypassing: it lets the operator see, feed and clear without frustration. A guard that is often removed is a bad guard and is redesigned.',
      ),
      table(
        'Distance from guard to danger point 50 | Largest opening 50',
        `
½ to 1½ inches | ¼ inch
1½ to 2½ inches | ⅜ inch
2½ to 3½ inches | ½ inch
3½ to 5½ inches | ⅝ inch
5½ to 6½ inches | ¾ inch
6½ to 7½ inches | ⅞ inch
7½ to 12½ inches | 1¼ inches`,
      ),
    ),
    section(
      'Procedure',
      steps(
        'Action 72 | Accept if 28',
        `
Compare the machine with its guard list and photograph. | All guards there and fast
Look for pinch points, rotating parts, blades, belts and chains below 7 feet that can be reached from floor, ladder or behind. | None reachable
Open each interlocked guard at standstill and try to start. Then, with nobody exposed, open it in motion. | No start; stops within its rated time
Press every emergency stop${ifSo('machine_protection includes "Conveyors"', ', pull each cable of the conveyors at its far end')}; reset must not restart the machine. | Stops; needs a separate start
${ifSo('machine_protection includes "Light curtains or mats"', 'Light curtains and mats: test with the rod at top, middle and bottom; check the distance to the danger zone against the last stop-time test. | Red at each point')}
${ifSo('machine_protection includes "Two-hand controls"', 'Two-hand controls: press one, tie-down of one, release one in the stroke. | No stroke; stops')}
${ifSo('machine_protection includes "Bench grinders"', 'Bench grinders: work rest within ⅛ inch, tongue guard within ¼ inch, ring test of wheels, speed rating. | Within limits')}
Look for signs of bypassing: taped switches, spare magnets, bent brackets, missing screws. Ask the operator why. | None
Write down defects, rank them, tag class A machines, sign. | Form complete`,
      ),
    ),
    section(
      'Ranking of defects',
      named(
        'Class 12 | Meaning 48 | What happens 40',
        `
A | A person can reach a moving danger point, or a stop does not work | Machine locked out at once; released by the {{safety_manager}} after repair
B | Protection weakened: loose, cracked, one fastener missing | Repair within 24 hours; operator informed each shift
C | Label, paint, photograph, minor wear | Repair within 30 days`,
      ),
      callout(
        'Bypassing',
        'A safety device may be bypassed only for a test by authorized maintenance staff, under a written permit with end time, with all others kept away. At {{business_name}} bypassing for production is treated like removing another person’s lock.',
      ),
    ),
    section(
      'Records',
      records(`
Monthly inspections | Lead of the area | 3 years
Stop-time tests and risk assessments | {{safety_manager}} | Life of the machine
Bypass permits | Maintenance | 1 year`),
    ),
  ],
  attachments: [
    form(
      'Form: monthly guard inspection',
      fields('Area | Machine and asset no. | Date | Inspected by'),
      blankTable(
        'Check 48 | In order 9 | Class 8 | Defect and action 25 | Done 10',
        `
Fixed guards there, fast, undamaged
Interlocks stop and prevent start
Emergency stops${ifSo('machine_protection includes "Conveyors"', ' and pull cables of conveyors')}
${ifSo('machine_protection includes "Light curtains or mats"', 'Light curtains, mats, scanners')}
${ifSo('machine_protection includes "Two-hand controls"', 'Two-hand controls, hold-to-run')}
Belts, chains, shafts, couplings covered
${ifSo('machine_protection includes "Bench grinders"', 'Work rests, tongue guards, wheels')}
No sign of bypassing
Floor, light, labels, photograph up to date`,
        380,
      ),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  fields,
  ifSo,
  onNewPage,
  records,
  roles,
  section,
  steps,
  table,
  text,
} from '#demo/writing.ts';

const shifts = 'Mon 6 | Tue 6 | Wed 6 | Thu 6 | Fri 6 | Sat 6 | Sun 6';

export const forkliftInspection: Sop = {
  number: 'MF-302',
  title: 'Forklift Pre-Shift Inspection',
  kind: 'Standard operating procedure · Material handling',
  owner: 'Warehouse supervisor',
  review: '12 months after the effective date',
  signers: ['Warehouse supervisor', '{{safety_manager}}'],
  revision: 'First issue. Follows OSHA 29 CFR 1910.178(q)(7).',
  sections: [
    section(
      'Purpose and scope',
      text(
        `Powered industrial trucks are examined before they are put into service each day${ifSo('shifts_per_day >= 3', ' and, because they run around the clock, after each shift')}. A truck with a defect that affects safety is not driven. This applies to all forklifts, reach trucks, order pickers and powered pallet trucks of {{business_name}}, owned or rented.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Operator | Certified for this type of truck within the last three years. Inspects, signs, reports, and refuses a truck that is not safe.
Warehouse supervisor | Reviews the forms, tags trucks out of service, calls the repair service, releases repaired trucks.
Mechanic | Repairs with parts equivalent in safety to the original; signs the repair on the form.`),
    ),
    section(
      'Procedure',
      steps(
        'Action 62 | Out of service if 38',
        `
**Walk around, key off.** Look at the floor below, the mast, chains, forks, carriage, tires, overhead guard, load backrest, data plate. | Leak; crack; fork heel worn by 10 %; blades differ by more than 3 % in height; plate missing
**Forks and chains.** Locking pins in place; chains equally tight, no rust, kinks or broken links. | Chain longer by 3 % over its original length
**Tires and wheels.** Cuts, chunks, nuts, pressure as on the plate. | Missing rubber, loose nut
${ifSo('forklift_power includes "Battery"', '**Battery trucks:** cables, connector, vent caps, electrolyte, restraint. Wear face shield, gloves and apron to check water. | Bare cable, no restraint')}
${ifSo('forklift_power includes "Propane"', '**Propane trucks:** bottle locked on its pin, relief valve up, hose, smell. | Any smell of gas')}
${ifSo('forklift_power includes "Diesel or gasoline"', '**Diesel and gasoline trucks:** oil, coolant, belts, air filter, fuel cap and lines; exhaust fast and tight. | Fuel leak; sparks or flames from the exhaust')}
**Sit down.** Seat, belt, mirrors; pedals free of mud; steps and grips dry. | Belt does not lock
**Start.** Gauges, hour meter, horn, lights, backup alarm, blue spot. | Horn or alarm silent
**Function test in a clear area.** Steering, service brake, parking brake on a grade, inching; lift, lower, tilt, side shift to the stops without load. | Brake pulls; mast drifts; noise
**Sign.** Enter hour meter and result. Start only if all boxes are in order. | Any box not in order`,
      ),
      callout(
        'Defect found',
        'Park in the marked bay, lower forks to the floor, set the brake, switch off, take the key, hang the red tag “Out of service”, write the defect on the form, tell the supervisor in person. Only the mechanic’s signature and the supervisor’s release bring the truck back.',
      ),
    ),
    section(
      'Rules that the inspection does not replace',
      bullets(
        'Seat belt on. No passengers. Nobody under raised forks. Load low, mast tilted back, look in the direction of travel.',
        'Walking speed near people; horn at corners; 3 truck lengths apart; load uphill on grades above 10 %.',
        ifSo(
          'forklift_power includes "Battery"',
          'Batteries are charged only in the marked, ventilated area; no smoking, and an eyewash within reach.',
        ),
        ifSo(
          'forklift_power includes "Propane"',
          'Propane bottles are changed outdoors or in the marked area, with gloves, engine off; no smoking.',
        ),
        ifSo(
          'forklift_power includes "Diesel or gasoline"',
          'Fuel only in the marked area, engine off; wipe up spilled fuel and close the cap before the start.',
        ),
        'Trailer wheels chocked or dock lock on, floor checked, before driving in.',
      ),
    ),
    section(
      'Limits',
      table(
        'Part 34 | Limit 36 | Measured with 30',
        `
Fork blade thickness at the heel | At least 90 % of the shank | Fork caliper, every 250 hours
Height difference of fork tips | At most 3 % of blade length | Level floor and rule
Chain elongation | At most 3 % | Chain gauge, every 250 hours
Mast drift with rated load | At most 4 inches in 10 minutes | Rule and watch
Parking brake | Holds rated load on the posted grade | Test ramp, monthly`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Records',
      records(`
Weekly inspection forms | Warehouse supervisor | 12 months
Repair orders | Maintenance | Life of the truck
Operator certificates, evaluated every three years | Office of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: weekly truck inspection',
      fields(
        `Truck no. and type | Week beginning | ${ifSo('shifts_per_day > 1', 'Shift', 'Area')} | Hour meter, first and last | Reviewed by`,
      ),
      text(
        '**OK** in order  **R** repair needed, may run until the date given by the supervisor  **X** out of service. Initial every column.',
      ),
      blankTable(
        `Item 40 | ${shifts} | Remarks 18`,
        `
Leaks on truck and floor
Forks, pins, carriage, load backrest
Mast, chains, hoses, rollers
Tires, wheels, nuts
Overhead guard, data plate, decals
Seat, seat belt, mirrors, steps
Horn, lights, backup alarm
Steering, service brake, parking brake
Lift, lower, tilt, side shift, attachments
${ifSo('forklift_power includes "Battery"', 'Battery: cables, connector, restraint')}
${ifSo('forklift_power includes "Propane"', 'Propane: bottle, pin, hose, no smell')}
${ifSo('forklift_power includes "Diesel or gasoline"', 'Engine: oil, coolant, fuel lines, exhaust')}
Fire extinguisher in the green
Operator’s initials`,
        400,
      ),
    ),
  ],
};

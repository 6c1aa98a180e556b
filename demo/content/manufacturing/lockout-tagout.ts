import type { Sop } from '#demo/sop.ts';
import {
  blocksIf,
  bullets,
  callout,
  definitions,
  ifSo,
  named,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';
import { lockoutForms } from './lockout-forms.ts';

export const lockoutTagout: Sop = {
  number: 'MF-301',
  title: 'Lockout and Tagout',
  kind: 'Standard operating procedure · Control of hazardous energy',
  owner: '{{safety_manager}}',
  review: '12 months after the effective date, together with the annual inspection',
  moreFacts: [['Contact', '{{email}}  {{website}}']],
  signers: ['{{safety_manager}}', 'Maintenance manager'],
  revision: 'First issue. Follows OSHA 29 CFR 1910.147.',
  attachments: lockoutForms,
  sections: [
    section(
      'Purpose',
      text(
        'People are killed by machines that somebody else started, or that started by energy left inside. This procedure sets the minimum requirements by which {{business_name}} isolates machines from every source of energy before anyone puts a hand, an arm or a body where it could be hurt.',
      ),
    ),
    section(
      'Scope',
      text(
        'It applies at {{full_address}} to servicing, maintenance, setup, cleaning and clearing of jams on all machines and utilities, by our own people and by contractors, whenever a guard is removed or bypassed, or a part of the body is placed in a point of operation or danger zone.',
      ),
      bullets(
        '**Exception, cord and plug:** work on equipment that is unplugged, when the plug stays under the exclusive control of the person who works.',
        '**Exception, minor tool changes:** routine, repetitive adjustments during production that are integral to it, and only with another effective protection written down in the machine’s own sheet.',
        'Everything else is locked out. “It only takes a minute” is not an exception.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Authorized employee | Locks out machines and works on them. Trained, tested and named on the list in the tool crib; holds personal locks.
Affected employee | Operates the machine or works near it. Knows the purpose of locks, never tries to restart a locked machine, never touches another person’s lock.
Supervisor | Plans time for lockout, checks that it is complete, coordinates ${ifSo('shifts_per_day > 1', 'shift changes and ')}contractors.
Maintenance manager | Keeps a machine-specific energy control sheet for each machine, with photographs of the isolation points.
{{safety_manager}} | Owns this procedure, trains, carries out the annual inspections, keeps records.
{{first_name}} {{last_name}} | Provides locks, devices and time; enforces this procedure without regard to rank.`),
    ),
    section(
      'Definitions',
      definitions(`
Energy-isolating device | A device that physically prevents the release of energy: breaker, disconnect, line valve, blank flange, block. Push buttons, selector switches and emergency stops are **not** isolating devices.
Lockout | Placing a lock on an isolating device so that it cannot be operated until the lock is removed.
Tagout | Placing a tag where a lock cannot be applied. Allowed only with an additional measure, such as removing a fuse or a valve handle.
Stored energy | Energy that stays after shutdown: pressure, springs, raised parts, capacitors, heat, rotating flywheels, chemicals in lines.
Zero-energy state | All energy isolated, relieved or restrained, and proved by a test.
Group lockout | Several people protected by one lockbox that holds the keys of the machine’s locks.`),
    ),
    section(
      'Locks, tags and devices',
      named(
        'Item 24 | Requirement 50 | Color 26',
        `
Personal lock | One key, held by the owner alone; name and photo on the lock. Used for nothing but lockout. | Red
Department lock | Stays on the isolation point during group work${ifSo('shifts_per_day > 1', ' and shift changes')}. | Blue
Contractor’s lock | Issued at sign-in, returned at sign-out. | Yellow
Tag | “Danger, do not operate”, name, date, reason; withstands 50 pounds of pull, damp and dirt. | Red and white
Devices | Hasps, breaker clips, valve covers, cable lockouts, blocks and pins that fit the machine. | Any`,
      ),
    ),
    section(
      'Kinds of energy',
      table(
        'Energy 16 | Where 32 | Isolate 26 | Relieve or restrain, then test 26',
        `
Electrical | Motors, drives, panels, UPS, solar | Disconnect or breaker, locked | Wait 5 minutes for drives; meter: live, dead, live
${ifSo('energy_sources includes "Compressed air"', 'Pneumatic | Cylinders, receivers, clamps | Lockable valve that vents | Gauge at 0 psi; cycle a cylinder')}
${ifSo('energy_sources includes "Hydraulics"', 'Hydraulic | Presses, lifts, accumulators | Pump off and valve closed | Bleed accumulators; gauge at 0 psi')}
Mechanical | Flywheels, springs, belts | Drive locked | Wait for standstill; release or pin springs
Gravity | Rams, dies, raised forks, hoppers | Not applicable | Lower, or safety blocks rated for the load
${ifSo('energy_sources includes "Heat or steam"', 'Thermal | Ovens, steam, molds | Steam valve with double block and bleed | Cool below 120 °F; measure the surface')}
${ifSo('energy_sources includes "Chemicals or gas in lines"', 'Chemical, gas | Lines, tanks | Valve, blank or spool removed | Drain, purge, test the atmosphere')}
${ifSo('energy_sources includes "Lasers or radiation gauges"', 'Radiation, laser | Gauges, cutters | Shutter locked | Survey meter or indicator')}`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Procedure',
      subheading('Lockout'),
      steps(
        'Action 76 | Proof 24',
        `
**Prepare.** Read the machine’s energy control sheet. Know every type and amount of energy, the hazards and the means to control them. No sheet: stop and ask the maintenance manager. | Sheet in hand
**Notify** all affected employees that the machine will be locked out, and why. | Spoken, face to face
**Shut down** by the normal stopping procedure. | Machine at rest
**Isolate.** Operate every isolating device so that the machine is cut off from each source. | All points of the sheet
**Lock and tag.** Each authorized person puts a personal lock and tag on each device, or on the lockbox. | One person, one lock, one key
**Release stored energy:** bleed, discharge, lower, block, cool, drain. If it can build up again, keep on checking. | Gauges and meters at zero
**Verify.** Make sure nobody is exposed, then try to start with the normal controls; test for voltage with a meter proved before and after. Return the controls to off. | No movement, no voltage
**Work.** If the job changes, or you leave it for long, verify again. | Lock stays on`,
      ),
      subheading('Return to service'),
      steps(
        'Action 76 | Proof 24',
        `
Remove tools, blocks and rags; refit all guards and connections. | Nothing left inside
Count heads: everybody is clear of the machine. Tell affected employees that locks come off. | Names called
Each person removes their **own** lock and tag. | Hasp empty
Restore energy in the order of the sheet; start; watch one full cycle. | Guards and stops work
Sign the sheet or permit; report faults of the lockout to the supervisor. | Record filed`,
      ),
      callout(
        'Testing with energy on',
        'If a machine has to be powered for a test or for positioning: clear tools and people, remove locks, energize, test, then de-energize and lock out again from the beginning. Only that step is done with energy.',
      ),
    ),
    section(
      'Special cases',
      subheading('Group lockout'),
      bullets(
        'One authorized employee leads. The leader locks all points with department locks, verifies, and puts the keys into the lockbox.',
        'Every member puts a personal lock on the box before starting, may ask for a new verification, and takes it off when leaving.',
        'The leader’s lock is the first on and the last off.',
      ),
      ...blocksIf('shifts_per_day > 1', [
        subheading('Shift change'),
        bullets(
          'The incoming person puts their lock on before the outgoing person takes theirs off. Protection is never interrupted.',
          'Both walk the isolation points and sign the handover line of the permit.',
        ),
      ]),
      subheading('Removing another person’s lock'),
      text(
        'Only the supervisor, together with the {{safety_manager}}, may cut a lock, and only after all of the following:',
      ),
      steps(
        'Action 100',
        `
Verified that the owner is not on the premises.
Made every reasonable effort to reach the owner by telephone, and written down the attempts.
Inspected the machine: safe to energize, nobody inside.
Signed the lock removal form, cut the lock, and told the owner before they resume work.`,
      ),
      subheading('Contractors'),
      text(
        'Before work begins the supervisor and the contractor exchange their lockout procedures, agree on the stricter one, and sign the permit. Contractors lock with their own locks in addition to ours.',
      ),
    ),
    section(
      'Training and annual inspection',
      named(
        'Who 24 | Training 46 | When 30',
        `
Authorized | Recognition of energy, isolation, verification, with a practical test on two machines | Before authorization; each year; after any change or deviation
Affected | Purpose and use of the procedure, meaning of locks and tags | At hire; at each change of job
All others | Never restart, never remove | At hire`,
      ),
      text(
        'At least once a year an authorized employee who does not use the procedure inspects each machine’s energy control sheet in practice, talks with every authorized employee about their duties, and certifies machine, date, employees and inspector. Deviations are corrected before the machine is serviced again.',
      ),
    ),
    section(
      'Discipline and records',
      text(
        'Working on a machine without one’s own lock, removing another person’s lock, or starting a locked machine leads to immediate removal from the job and may lead to dismissal, for managers as for anyone else. Stopping a job because lockout is unclear is always right.',
      ),
      records(`
Energy control sheets, each version | Maintenance manager | Life of the machine
Annual inspection certificates | {{safety_manager}} | 3 years
Training and authorization list | {{safety_manager}} | Employment plus 3 years
Permits, ${ifSo('shifts_per_day > 1', 'group and shift-change sheets', 'sheets of group lockouts')} | Supervisor | 1 year
Lock removal forms | {{safety_manager}} | 5 years`),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
  blocksIf,
  bullets,
  callout,
  fields,
  ifSo,
  named,
  onNewPage,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const accidentResponse: Sop = {
  number: 'FL-503',
  title: 'Accident Response and Reporting',
  kind: 'Standard operating procedure · Fleet safety',
  owner: '{{safety_manager}}',
  review: '12 months after the effective date',
  signers: ['{{safety_manager}}', 'Claims manager'],
  revision: 'First issue, with the report for the glove box.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'The minutes after a crash decide about lives, and the first hour about what can be proved later. This procedure applies to every collision, rollover, cargo loss, fire or injury with a vehicle of {{business_name}}, on the road or in a yard, however small and whoever caused it.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Driver | Protects people, calls, documents, says nothing about fault, stays until released.
Dispatcher | Keeps the line open, calls the {{safety_manager}}, arranges relief, tow and reload. Writes times.
{{safety_manager}} | On call day and night. Decides on testing and investigation, speaks with police and insurer, preserves evidence.
{{first_name}} {{last_name}} | Speaks with family of injured employees, with press and with legal counsel.`),
    ),
    section(
      'At the scene',
      steps(
        'Action 74 | Time 26',
        `
Stop at once, as safely as possible; never leave. Flashers on, engine off, vest on. | Immediately
Look for danger: traffic, fire, fuel, wires, cargo. Move people only if they are in danger where they are. | 1 minute
Call **911**: place, vehicles, injured${ifSo('hauls_hazmat', ', hazardous materials')}. Give first aid within your training. | 2 minutes
Set out triangles (see the table below); flares never near fuel or gas. | Within 10 minutes
Call dispatch at the number on your visor card. | After 911
Take photographs: whole scene from four sides, plates, damage, road, signs, skid marks, load, seals, inside of the cab. | Before vehicles move
Exchange name, license, registration, insurance. Ask witnesses for names and numbers. Fill in the report of section 9. | Before leaving
Do not admit fault, sign for others, argue, post or give interviews. With police: facts, politely. | Throughout
Save dashcam and ELD data; do not switch off the recorder. | Before leaving`,
      ),
      table(
        'Road 34 | First triangle 22 | Second 22 | Third 22',
        `
Two-way road | 10 feet, traffic side | 100 feet behind | 100 feet ahead
One-way or divided road | 10 feet behind | 100 feet behind | 200 feet behind
Hill or curve within 500 feet | 10 feet, traffic side | 100 to 500 feet, before the obstruction | 100 feet the other way`,
        { isFirstBold: true },
      ),
      ...blocksIf('hauls_hazmat', [
        callout(
          'Hazardous materials',
          'Stay upwind and uphill, keep people 330 feet away at least, hand the shipping papers to the fire department, call CHEMTREC 1-800-424-9300. Do not touch, do not hose into drains.',
        ),
      ]),
      ...blocksIf('roadside_contacts', [
        subheading('Whom the driver calls'),
        text(
          'Copy the numbers onto the visor card of every vehicle. Say who you are, where you are and whether anyone is hurt, before anything else.',
        ),
        named(
          'Who 34 | For what 40 | Telephone 26',
          '{{#each roadside_contacts}}{{name}} | {{role}} | {{phone}}{{/each}}',
          { rowHeightInTwips: 380 },
        ),
      ]),
    ),
    section(
      'Drug and alcohol testing',
      text(
        'For drivers who must hold a commercial license, 49 CFR 382.303 asks for a test after an accident on a public road as follows. Otherwise no post-accident test under DOT rules is done; company testing is decided by the {{safety_manager}}.',
      ),
      named(
        'Accident involved 44 | Citation to our driver 28 | Test 28',
        `
A death | With or without | Yes
Injury with immediate medical treatment away from the scene | Issued | Yes
Injury as above | Not issued | No
Vehicle towed because of disabling damage | Issued | Yes
Vehicle towed as above | Not issued | No`,
      ),
      bullets(
        '**Alcohol:** within 2 hours; if not, write down why; stop trying after 8 hours. The driver does not drink alcohol for 8 hours or until tested.',
        '**Drugs:** within 32 hours; if not, write down why.',
        'Medical care goes before testing. The driver stays reachable; leaving without need counts as refusal.',
      ),
    ),
    section(
      'Office procedure',
      steps(
        'Action 62 | Who 20 | Within 18',
        `
Start the timeline; keep the driver on the line until help arrives; send relief. | Dispatcher | At once
Call the {{safety_manager}} with place, injuries, ${ifSo('hauls_hazmat', 'hazardous materials, ')}and whether media are there. | Dispatcher | 15 minutes
Inform insurer, {{first_name}} {{last_name}} ({{email}}), customer. | {{safety_manager}} | 1 hour
Decide on testing and send the driver with an escort. | {{safety_manager}} | 2 hours
Preserve: ELD, engine module, dashcam, phone and dispatch messages, DVIR of 30 days, maintenance file, driver file. Lock the vehicle; no repair. | {{safety_manager}} | 24 hours
Fatality of an employee: report to OSHA within 8 hours; amputation, loss of an eye, hospital stay: within 24 hours. | {{safety_manager}} | As stated
Report to the state authority of {{state}} where its law asks for it. | Claims manager | As the law says
Enter into the accident register if there was a death, treated injury or tow. | Claims manager | 3 days`,
      ),
    ),
    section(
      'Investigation and return to work',
      steps(
        'Action 72 | Within 28',
        `
Interview the driver, calmly, with time for sleep first. | 2 days
Rebuild the last 72 hours: hours of service, sleep, route, telephone, weather, vehicle. | 5 days
Judge: could a professional driver have prevented it by anything reasonable? Decided by a panel: {{safety_manager}}, a senior driver and a dispatcher. | 15 days
Agree on actions for driver, dispatch, vehicle and customer site; check after 90 days. | 15 days
Return to driving after medical clearance, negative tests and a road test with an instructor. Offer counseling. | Before driving`,
      ),
    ),
    section(
      'Records',
      records(`
Accident register and insurer’s reports | Claims manager | 3 years from the accident
Test records: positive, refusals | {{safety_manager}} | 5 years
Test records: negative | {{safety_manager}} | 1 year
Evidence, photographs, recorder data | {{safety_manager}} | Until released by legal counsel`),
    ),
  ],
  attachments: [
    onNewPage(
      'portrait',
      'Form: driver’s report at the scene',
      text('Keep this sheet in the glove box with a pen. Facts only; no opinions about fault.'),
      fields(
        `Date and time | Place, mile marker, direction | Weather, light, road\nTruck${ifSo('pulls_trailers', ' and trailer')} no. | Load, seal no.${ifSo('hauls_hazmat', ', hazardous materials')} | Speed, lane, last rest\nPolice department and officer | Report no. | Citations: to whom`,
        540,
      ),
      subheading('Other vehicles'),
      fields(
        'Driver, license no., telephone | Owner, insurance, policy no. | Plate, make, damage, occupants\nDriver, license no., telephone | Owner, insurance, policy no. | Plate, make, damage, occupants',
        640,
      ),
      subheading('Injured persons and witnesses'),
      fields('Injured: name, where taken | Witness: name, telephone | Witness: name, telephone', 700),
      subheading('Sketch: road, lanes, vehicles before and after, signs, north'),
      fields('Not to scale', 2300),
      fields('What happened, in your own words', 1200),
      fields('Driver: signature, time | Photographs taken, number | Dispatch told at', 540),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  bullets,
  callout,
  definitions,
  fields,
  form,
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

export const vehicleInspection: Sop = {
  number: 'FL-501',
  title: 'Driver Pre-Trip and Post-Trip Inspection',
  kind: 'Standard operating procedure · Fleet safety',
  owner: 'Fleet manager',
  review: '12 months after the effective date',
  moreFacts: [['Dispatch', '{{email}}  {{website}}']],
  signers: ['Fleet manager', '{{safety_manager}}'],
  revision: 'First issue, with the Excel inspection checklist. Follows 49 CFR 392.7, 396.11 and 396.13.',
  sections: [
    section(
      'Purpose',
      text(
        `A driver of {{business_name}} does not move a vehicle before being satisfied that it is safe, and does not leave it before the next driver can know what is wrong with it. This procedure sets out how ${ifSo('pulls_trailers', 'trucks, tractors and trailers', 'trucks')} are inspected before and after each trip, what takes a vehicle off the road, and how defects are reported, repaired and signed.`,
      ),
    ),
    section(
      'Scope',
      text(
        `All commercial motor vehicles above 10,000 pounds, owned, leased or rented, that start from or return to {{full_address}}. Vans and cars of the company follow sections 6 and 8${ifSo('has_air_brakes', ' without the air brake test')}.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Driver | Inspects, reports in writing, signs; refuses an unsafe vehicle. Never punished for it.
Dispatcher | Plans 30 minutes for each pre-trip and 15 for each post-trip inspection; assigns no vehicle with an open safety defect.
Mechanic | Repairs or certifies that repair is not needed, signs the report before the next trip.
Fleet manager | Reviews reports daily, keeps records, audits ten inspections a month in the yard.`),
    ),
    section(
      'Definitions',
      definitions(`
DVIR | Driver vehicle inspection report: written at the end of each day for each vehicle driven. The law asks for it when a defect was found; we write it always.
Out of service | A condition under which the vehicle must not move, by the criteria of the Commercial Vehicle Safety Alliance (CVSA).
${ifSo('pulls_trailers', 'Combination | A tractor with one or more trailers.')}
Critical item | One of the parts that 49 CFR 396.11 names: brakes, parking brake, steering, lights, tires, horn, wipers, mirrors, coupling, wheels and rims, emergency equipment.`),
    ),
    section(
      'Equipment',
      bullets(
        'Flashlight, gloves, tire tread gauge, tire pressure gauge, wheel chocks, high-visibility vest.',
        `In the cab: last DVIR, registration, insurance, annual inspection, ELD guide and eight blank log sheets, spare fuses, charged 5 B:C extinguisher${ifSo('hauls_hazmat', ' (10 B:C for placarded loads)')}, three reflective triangles.`,
        'Inspection checklist: the Excel workbook that comes with this document, on the tablet or printed.',
      ),
    ),
    section(
      'Pre-trip inspection',
      callout(
        'Before you begin',
        'Level ground, parking brake set, wheels chocked, engine off, key in your pocket, vest on. Read the last DVIR: if it lists defects, the mechanic’s signature must be there, and you sign that you have reviewed it.',
      ),
      subheading('Walk around'),
      steps(
        'Look at 22 | What to check 46 | Out of service if 32',
        `
Approach | Leaning, puddles, load, damage, people and obstacles around | Fuel leak; broken spring
Engine compartment | Oil, coolant, washer; belts (½ to ¾ inch of play), hoses, wiring; steering gear and linkage | Loose steering part; steering play over 10 degrees (2 inches on a 20-inch wheel)
Front | Lights, lenses, plates, wipers, glass, mirrors | Headlights out at night
Steer axle | Tires, rims, nuts, hub oil; springs, shocks; ${ifSo('has_air_brakes', 'chamber, ')}hose, lining | Tread below 4/32 inch; cut to cord; missing nut; leaf broken through
Left side | Door, steps, tank and cap, battery box, frame, exhaust | Exhaust into the cab; cracked frame
Drive axles | Tread, pressure within 10 % of the placard, duals not touching, mud flaps | Tread below 2/32 inch; flat; under 50 % of the pressure
Brakes, each wheel | Hoses not rubbing, drums or rotors without cracks, ${ifSo('has_air_brakes', 'linings ¼ inch, slack adjusters at a right angle, pull by hand', 'pads and linings thicker than ⅛ inch, no fluid on wheel or backing plate')} | ${ifSo('has_air_brakes', 'Push rod moves over its limit (about 1 inch by hand)', 'Fluid leaks; lining worn to 1/16 inch')}; 20 % of brakes defective
${ifSo('pulls_trailers', `Coupling | Fifth wheel locked around the kingpin, no gap, release handle in, ${ifSo('has_air_brakes', 'air and electric lines', 'electric lines')} secure, landing gear up | Gap; jaw not locked; missing bolts`)}
${ifSo('pulls_trailers', 'Trailer | Lights, conspicuity tape, doors, floor, rear underride guard, tires and brakes as above | As above')}
Load | Secured by FL-504, doors sealed, ${ifSo('hauls_hazmat', 'placards and papers agree', 'papers on board')} | Loose cargo
Rear and right side | Lights, tape, plate, same items in reverse | No brake lights`,
      ),
      subheading('In the cab'),
      steps(
        'Action 64 | Accept if 36',
        `
Adjust seat, belt, mirrors. Start the engine; gauges, warning lamps, ABS lamp on and off. | Oil pressure within seconds; ABS lamp goes out
Horn, wipers, washers, defroster, lights, turn signals, four-way flashers, brake lights (reflection or helper). | All work
Triangles, extinguisher in the green, spare fuses, papers, ELD signed in, permits. | Complete
Steering play with wheels straight. | At most 10 degrees
Clutch, gears; parking brake: tug gently in low gear. Service brake: stop from 5 mph. | Holds; stops straight`,
      ),
    ),
    section(
      ifSo('has_air_brakes', 'Air brake test', 'Brake test'),
      ...blocksIf(
        'has_air_brakes',
        [
          text('With wheels chocked, on level ground. Write the readings into the checklist.'),
          ...blocksIf(
            'pulls_trailers',
            [
              steps(
                'Action 50 | Single vehicle 25 | Combination 25',
                `
Build pressure to governor cut-out. | 120 to 140 psi | 120 to 140 psi
Engine off, key on, parking brake released, wait, then measure leakage for 1 minute. | At most 2 psi | At most 3 psi
Press the brake pedal to 90 psi or more, hold for 1 minute. | At most 3 psi | At most 4 psi
Fan the pedal: low-air warning comes on. | At or above 55 psi | At or above 55 psi
Fan on: protection valve and parking brake pop out. | 20 to 45 psi | 20 to 45 psi
Start: pressure rises from 85 to 100 psi at operating speed. | Within 45 seconds | Within 45 seconds`,
              ),
            ],
            [
              steps(
                'Action 66 | Accept if 34',
                `
Build pressure to governor cut-out. | 120 to 140 psi
Engine off, key on, parking brake released, wait, then measure leakage for 1 minute. | At most 2 psi
Press the brake pedal to 90 psi or more, hold for 1 minute. | At most 3 psi
Fan the pedal: low-air warning comes on. | At or above 55 psi
Fan on: parking brake pops out. | 20 to 45 psi
Start: pressure rises from 85 to 100 psi at operating speed. | Within 45 seconds`,
              ),
            ],
          ),
        ],
        [
          text('For hydraulic brakes, on level ground, before the wheels turn.'),
          steps(
            'Action 66 | Accept if 34',
            `
Read the fluid level; look below the master cylinder and at each wheel. | Between the marks; no trace of fluid
Pump the pedal three times, then press firmly and hold for 5 seconds. | Firm; does not sink
With the pedal pressed start the engine. | Pedal gives slightly: the booster works
Turn the key on, then start; watch the brake and ABS lamps. | On, then out
Roll at 5 mph in a clear place and brake. | Straight, no noise, no pull`,
          ),
        ],
      ),
    ),
    section(
      'On the road and after the trip',
      steps(
        'Action 70 | When 30',
        `
Check load, tires, brakes${ifSo('pulls_trailers', ', lights and coupling', ' and lights')}; feel hubs with the back of the hand. | Within the first 50 miles; then every 150 miles, 3 hours or change of duty
Note any noise, pull, vibration or warning; stop at a safe place if steering or brakes are affected. | At once
At the end of the day walk around again and write the DVIR: date, vehicle, every defect that could affect safety or cause a breakdown, or “no defects”. Sign. | Before going off duty
Tell dispatch by telephone of critical items; hang the red tag on the wheel, keep the key. | At once
Leave the cab clean, windows closed, parking brake set; tell the next driver in person where possible. | Handover`,
      ),
    ),
    section(
      'Defects',
      named(
        'Class 18 | Meaning 40 | What happens 42',
        `
Red | Critical item or CVSA out-of-service condition | Vehicle does not move. Road call or tow. Driver waits in a safe place, triangles out within 10 minutes
Yellow | May become unsafe, or a legal requirement | Repaired before the next trip
Green | Comfort, cosmetic, minor | At the next service, within 30 days`,
      ),
      steps(
        'Action 66 | Who 34',
        `
Enter the report, class and priority; block the vehicle in the schedule for red and yellow. | Fleet manager
Repair, or write why repair is not necessary; sign the certification on the DVIR. | Mechanic
Review and sign before driving. | Next driver
Repeated defect within 30 days: find the cause, speak with the workshop. | Fleet manager`,
      ),
    ),
    section(
      'Measures and records',
      table(
        'Measure 64 | Target 36',
        `
Trips with complete pre-trip and post-trip report | 100 %
Roadside inspections without vehicle violation | 85 % or more
Vehicle out-of-service rate | Below 10 % (national average about 20 %)
Critical defects repaired before the next trip | 100 %`,
      ),
      records(`
DVIR with certification of repair | Fleet manager | 3 months by law; 12 months here
Annual inspection reports | Fleet manager | 14 months
Maintenance files | Fleet manager | 1 year, and 6 months after the vehicle leaves
Training and yard audits | {{safety_manager}} of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: driver vehicle inspection report',
      fields(`Date | Driver | Truck no., mileage | ${ifSo('pulls_trailers', 'Trailer no.', 'Plate')}`, 480),
      blankTable(
        'Item 34 | OK 8 | Class 8 | Defect 50',
        `
Service brakes, parking brake
Steering
Lights, reflectors, tape
Tires, wheels, rims, hubs
Horn, wipers, mirrors
${ifSo('pulls_trailers', 'Coupling, landing gear')}
Emergency equipment
Engine, leaks, exhaust
${ifSo('pulls_trailers', 'Trailer', 'Body')}, doors, cargo`,
        330,
      ),
      fields(
        'No defects, or defects as listed. Driver: signature | Repaired, or repair not needed for safe operation. Mechanic: signature, date | Reviewed before driving. Next driver: signature',
        700,
      ),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  callout,
  fields,
  named,
  onNewPage,
  records,
  roles,
  section,
  steps,
  subheading,
  text,
} from '#demo/writing.ts';
import { having } from './having.ts';

const week = 'Mon 6 | Tue 6 | Wed 6 | Thu 6 | Fri 6 | Sat 6 | Sun 6';

export const openingAndClosing: Sop = {
  number: 'FS-101',
  title: 'Kitchen Opening and Closing',
  kind: 'Standard operating procedure · Food safety',
  owner: '{{person_in_charge}}',
  review: '12 months after the effective date',
  moreFacts: [['Opening hours', '{{opening_hours}}']],
  signers: ['{{person_in_charge}}'],
  revision: 'First issue, with the weekly checklist.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'A kitchen that opens and closes the same way every day does not depend on who has the keys. This procedure tells the opening and the closing lead of {{business_name}} what to check, in which order, and when not to open. It covers the kitchen, the service line, dry storage and the delivery door.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Opening lead | Arrives 60 minutes before the first cook, completes the opening checks, releases the kitchen for production.
Closing lead | Completes the closing checks, secures the building, leaves a handover note for the morning.
{{person_in_charge}} | Reviews the checklists weekly and follows up every box that was not ticked.`),
    ),
    section(
      'Opening',
      steps(
        'Action 52 | Accept if 30 | If not 18',
        `
Walk around the building before unlocking. | No sign of break-in, leak or pests at doors and dumpster | Call {{first_name}} {{last_name}}
Disarm the alarm, switch on lights and hoods, open the gas isolation valve. | Hood draws a paper towel to the filter; no smell of gas | Close the valve, leave, call the gas utility
Wash hands, put on a clean apron and hair restraint. | Hand sink: water at 85 °F or warmer, soap, towels | Fix before any food is touched
Read every cooler, freezer and the overnight minimum and maximum. | Limits of FS-103 | Section 8 of FS-103
${having('Dish machine', 'Run the dish machine twice and test the final rinse. | 180 °F at the gauge, or 50 to 100 ppm chlorine | Use the three-compartment sink')}
Mix buckets of {{sanitizer_kind | lower}} sanitizer and test with a strip. | Limits of FS-106 | Remix, test again
Look into dry storage, under equipment and at traps. | No droppings, gnaw marks or live insects | Hold the food, call pest control
Read dates on prepared food and discard what ended yesterday. | Nothing older than seven days | Waste sheet
Sign the checklist and release the kitchen. | All boxes ticked or an action written | Do not start production`,
      ),
      callout(
        'Do not open',
        'Stop and call {{first_name}} {{last_name}} at {{email}} if there is no hot water, no power, a sewage backup, a fire, or if anyone on duty has vomiting, diarrhea or jaundice. These are imminent health hazards that the health department must be told about.',
      ),
    ),
    section(
      'Closing',
      steps(
        'Action 60 | Accept if 40',
        `
Cool or discard hot food; label with product, date and initials. | Cooling log started for each item kept
Cover, date and store all prep; raw meat below ready-to-eat food. | Nothing on the floor, 6 inches clearance
Clean and sanitize food-contact surfaces and can openers${having('Slicer', ', and slicers taken apart')}. | No residue on a white towel
Empty grease trays, filters and trash; close dumpster lids. | No food waste left inside
Sweep and mop from the back to the door; hang mops to dry. | Floor drains clear and covered
Switch off ${having('Fryer', 'fryers, ')}${having('Grill or griddle', 'grills, ')}ovens and ranges, then close the gas isolation valve. | Pilot lights as posted; valve handle crosswise
Take the last readings of all cold units. | Limits of FS-103
Lock doors and windows, arm the alarm, write the handover note. | Note in the lead’s binder`,
      ),
    ),
    section(
      'Emergency contacts',
      ...blocksIf(
        'emergency_contacts',
        [
          text(
            'A copy of this list hangs beside the telephone. Whoever calls says who they are, gives the address {{full_address}}, and then tells {{first_name}} {{last_name}}.',
          ),
          named(
            'Who 34 | For what 40 | Telephone 26',
            '{{#each emergency_contacts}}{{name}} | {{role}} | {{phone}}{{/each}}',
            { rowHeightInTwips: 380 },
          ),
        ],
        [
          text(
            'In an emergency call **911**, give the address {{full_address}}, and then tell {{first_name}} {{last_name}} at {{email}}.',
          ),
        ],
      ),
    ),
    section(
      'Records',
      records(`
Weekly opening and closing checklists | {{person_in_charge}} | 6 months
Handover notes | Opening lead | 1 month`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: weekly checklist',
      fields('Week beginning | Opening lead | Closing lead | Reviewed by {{person_in_charge | lower}}'),
      text('Tick what was in order. If it was not, write the number of the remark below instead of a tick.'),
      subheading('Opening'),
      blankTable(
        `Check 46 | ${week}`,
        `
Outside of the building, doors, dumpster
Gas, hoods and lights
Hand sinks: hot water, soap, towels
Coolers and freezers within limits
${having('Dish machine', 'Dish machine', 'Three-compartment sink')} tested
Sanitizer buckets mixed and tested
Dry storage free of pests
Dates checked, expired food discarded`,
        310,
      ),
      subheading('Closing'),
      blankTable(
        `Check 46 | ${week}`,
        `
Hot food cooled or discarded and labeled
Prep covered, dated, stored in order
Food-contact surfaces cleaned and sanitized
Grease, filters and trash emptied
Floors and drains cleaned
Cooking equipment and gas off
Last cold readings taken
Doors locked, alarm armed, handover written`,
        310,
      ),
      subheading('Remarks'),
      blankTable('No. 5 | Day 8 | What was found 42 | What was done 33 | Initials 12', 17, 400),
    ),
  ],
};

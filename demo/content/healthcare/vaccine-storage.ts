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
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const vaccineStorage: Sop = {
  number: 'CL-206',
  title: 'Vaccine and Medication Storage',
  kind: 'Standard operating procedure · Medication safety',
  owner: 'Vaccine coordinator',
  review: '12 months after the effective date, and after every excursion',
  signers: ['Vaccine coordinator', 'Medical director'],
  revision: 'First issue. Follows the CDC Vaccine Storage and Handling Toolkit.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'A vaccine that froze or warmed for a night looks the same in the morning, and protects nobody. This procedure keeps vaccines, refrigerated medicines and room-temperature drugs at {{business_name}} within their limits from delivery to use, and says what to do when they were not.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Vaccine coordinator | Orders, receives, monitors, rotates; downloads logger data weekly; trains. On call for alarms.
Alternate coordinator | The same, in absence of the coordinator. Both are named on the unit’s door.
All clinical staff | Read the display before opening a unit, close doors, never unplug, report alarms at once.
Medical director | Decides on revaccination after doses that may have lost potency.`),
    ),
    section(
      'Limits',
      named(
        'Unit or product 28 | Range 28 | Set to 16 | Action outside of 28',
        `
Vaccine refrigerator | 36 to 46 °F (2 to 8 °C) | 40 °F (4.4 °C) | One reading out of range
${ifSo('has_vaccine_freezer', 'Vaccine freezer | -58 to 5 °F (-50 to -15 °C) | -4 °F (-20 °C) | One reading above 5 °F')}
Insulin, biologics, eye drops | 36 to 46 °F | 40 °F | Manufacturer’s leaflet
Room-temperature medicines | 68 to 77 °F, excursions 59 to 86 °F | 72 °F | Over 24 hours outside 68 to 77 °F
Refrigerated vaccine that froze | Never below 36 °F | | Do not use, no exception`,
      ),
      bullets(
        'Purpose-built or pharmacy-grade units; never a dormitory-style unit with one door and an inner freezer.',
        'A digital data logger with a buffered probe in the center of each unit, reading every 15 minutes or more often, accurate to ±1 °F, with a valid calibration certificate; one spare.',
        'Each unit has its own outlet with a “Do not unplug” sign, water bottles in door and top shelf, 2 inches of air at the walls, and no food or specimens.',
      ),
    ),
    section(
      'Procedure',
      subheading('On delivery'),
      steps(
        'Action 74 | Record 26',
        `
Open at once. Compare with the packing slip: product, lot, expiration, diluents. Look at the monitor card and the time in transit. | Inventory
Store within minutes. If the card shows an excursion or a vial is frozen or warm, mark “Do not use” and call the manufacturer the same day. | Excursion report
Put shorter-dated stock in front. Keep vaccines in their boxes (light), labeled by age group; look-alikes apart. | Shelf map`,
      ),
      subheading('Every working day'),
      steps(
        'Action 74 | Record 26',
        `
Before opening the door in the morning read current, minimum and maximum temperature; reset minimum and maximum. | Log, initials
At the end of the day read the current temperature and see that the doors are closed. | Log, initials
Mark multidose vials with date and time of opening and the beyond-use date: 28 days unless the leaflet says otherwise. | Vial
Reconstitute just before use with the diluent that came with the vaccine. Discard syringes filled and not used by the end of the session. | Waste count`,
      ),
      subheading('Every week and month'),
      steps(
        'Action 74 | Record 26',
        `
Download and look at the logger’s curve; sign it. | Data file
Count stock, move short-dated vaccines forward, remove expired ones from the unit the same day. | Inventory
Clean shelves and gaskets, check seals, test the alarm and the call list. | Maintenance sheet`,
      ),
    ),
    section(
      'When a temperature is out of range',
      callout(
        'Do not discard, do not use',
        'Vaccines after an excursion are set apart in a working unit with the label “Do not use” until the manufacturer or the state program has answered in writing. Many can be saved; the decision is never ours alone.',
      ),
      steps(
        'Action 74 | Who 26',
        `
Move vaccines to the backup unit or into qualified cold boxes with conditioned packs and a logger; label “Do not use”. | Whoever finds it
Note time, current, minimum and maximum temperature, how long out of range, room temperature, contents. | Whoever finds it
Call the coordinator, then {{first_name}} {{last_name}} at {{email}}. | Whoever finds it
Download the data; call each manufacturer and, for publicly funded doses, the immunization program of {{state}}. Write down name, time and case number. | Coordinator
Mark each lot as released, shortened or discarded. Recall patients if doses were given meanwhile. | Medical director
Find the cause, repair, and run the unit empty for two to seven days within range before refilling. | Coordinator`,
      ),
    ),
    section(
      'Power failure and transport',
      table(
        'Time without power 28 | What to do 72',
        `
Up to 2 hours | Keep doors closed; watch the logger from outside; note the start.
2 hours or more, or above 44 °F | Move to the backup site named on the door. Cold boxes are packed by the posted plan; at most 8 hours.
Return of power | Read minimum and maximum. Bring vaccines back only when the unit has held 36 to 46 °F for 4 hours.
Planned transport | Only for clinics and emergencies, with logger, in the passenger compartment; never in the trunk, on dry ice or in the mail.`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Other medicines',
      bullets(
        `Samples and stock are locked; keys are signed for.${ifSo('keeps_controlled_substances', ' Controlled substances have a double lock, a running count by two people at each shift, and records kept for two years.')}`,
        'Look-alike and sound-alike names stand on separate shelves with tall-man lettering (hydrALAzine, hydrOXYzine).',
        'The emergency cart is sealed; seal number, oxygen and defibrillator are checked on each working day, contents monthly.',
        'Expired medicines go into the quarantine bin and leave with a licensed reverse distributor. Nothing is flushed.',
      ),
    ),
    section(
      'Records',
      records(`
Temperature logs and logger data | Vaccine coordinator | 3 years
Excursion reports and manufacturers’ answers | Vaccine coordinator | 3 years
Calibration certificates | Vaccine coordinator | Until replaced, 3 years
${ifSo('keeps_controlled_substances', 'Controlled substance counts | Medical director | 2 years')}
Training at hire and yearly | Office of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: temperature log',
      fields('Month | Unit | Logger no., certificate valid until | Coordinator'),
      blankTable(
        'Day 7 | A.m. time 9 | Now °F 9 | Min. °F 9 | Max. °F 9 | P.m. time 9 | Now °F 9 | In range? 9 | Action, case no. 20 | Initials 10',
        11,
        360,
      ),
      text(
        `Refrigerator 36 to 46 °F${ifSo('has_vaccine_freezer', ', freezer -58 to 5 °F')}. Any value outside: section 5, now. One sheet holds eleven working days.`,
      ),
    ),
  ],
};

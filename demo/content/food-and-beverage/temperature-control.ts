import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  definitions,
  named,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const temperatureControl: Sop = {
  number: 'FS-103',
  title: 'Cooler, Freezer and Hot-Holding Temperatures',
  kind: 'Standard operating procedure · Food safety',
  owner: '{{person_in_charge}}',
  review: '12 months after the effective date',
  signers: ['Prepared by', '{{person_in_charge}}'],
  revision: 'First issue. Based on section 3-501.16 of the 2022 FDA Food Code.',
  sections: [
    section(
      'Purpose',
      text(
        'Bacteria that cause foodborne illness multiply between {{cooler_limit}} and {{hot_holding_limit}}. This procedure sets out how {{business_name}} keeps time/temperature control for safety (TCS) food out of that range while it is stored and displayed, how temperatures are measured and recorded, and what happens to food when a limit is missed.',
      ),
    ),
    section(
      'Scope',
      text(
        'It applies to every walk-in cooler, reach-in, prep-table rail, freezer, steam table, warming cabinet and soup well at {{street}}, {{city}}, and to everyone who places food in them. Cooking, cooling and reheating are covered by FS-104.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
{{person_in_charge}} | Owns this procedure, assigns the checks on the schedule, reviews and signs the log at the end of each day, decides on corrective action.
Shift lead | Makes sure that each check is made within 30 minutes of its time, and acts at once on a reading outside its limit.
Line and prep cooks | Take and record the readings, keep doors closed and rails covered, report noises, ice build-up or torn gaskets.
{{first_name}} {{last_name}} | Provides thermometers and repairs; is told at {{email}} when a unit has to be taken out of use.`),
    ),
    section(
      'Definitions',
      definitions(`
TCS food | Food that needs time and temperature control: meat, fish, eggs, dairy, cooked rice, beans and vegetables, cut melon, cut tomatoes, cut leafy greens, sprouts, garlic in oil.
Danger zone | {{cooler_limit}} to {{hot_holding_limit}}, where bacteria grow; fastest between 70 °F and 125 °F.
Product temperature | The temperature in the center of the food, which decides. The air temperature of a unit is only an early warning.
Critical limit | The value that separates acceptable from unacceptable. Missing it requires corrective action, without exception.`),
    ),
    section(
      'Limits',
      named(
        'Equipment or food 34 | Target 20 | Critical limit 22 | How it is measured 24',
        `
Walk-in and reach-in coolers | 36 to 38 °F air | {{cooler_limit}} product | Air sensor and one product
Prep-table rails | 38 °F product | {{cooler_limit}} product | Two pans, top layer
Raw shell eggs in the shell | 40 °F air | 45 °F air | Air, beside the case
Freezers | 0 °F air | Food frozen solid | Air, then touch
Hot holding: soups, sauces, sides | 145 °F product | {{hot_holding_limit}} product | Center, after stirring
Roasts cooked to FS-104 | 140 °F product | 130 °F product | Thickest part`,
      ),
      callout(
        'Seven days, counted from the day of preparation',
        'Ready-to-eat TCS food made here and held at {{cooler_limit}} or below is used, sold or discarded within seven days. The day of preparation is day 1. Freezing stops the count; thawing continues it.',
      ),
    ),
    section(
      'Equipment',
      bullets(
        'Digital tip-sensitive thermometer, 0 to 220 °F, accurate to ±2 °F, one per station and one spare.',
        'Alcohol wipes for the probe; ice and a one-quart container for the ice-point check.',
        'Air thermometer in the warmest part of each unit, near the door, readable without moving food.',
        'Temperature log: the Excel workbook that comes with this document, or its printout.',
      ),
    ),
    section(
      'Procedure',
      subheading('Before the first check of the day: ice-point check'),
      steps(
        'Action 66 | Accept if 34',
        `
Fill a container with crushed ice, add cold water to just below the top, stir and wait one minute. | Slush to the top, ice touching the bottom
Hold the probe in the center for 30 seconds without touching the sides. | 32 °F ±2 °F
If the reading is off, reset the thermometer by its manual and repeat. If it is still off, tag it “Do not use” and take the spare. | Second reading in range`,
      ),
      subheading('Cold units: at opening, at 2 p.m. and at closing'),
      steps(
        'Action 54 | Who 18 | Record 28',
        `
Read the air thermometer before opening the door. | Cook | Log, air column
Wipe the probe. Measure one TCS product, each time from another shelf, in the center or between two packages. | Cook | Log, product column
Look for blocked fans, ice, torn gaskets, food on the floor, uncovered or undated pans. Put right what can be put right at once. | Cook | Log, remarks
Compare with the limits. If a product is above {{cooler_limit}}, go to section 8 now. | Cook, shift lead | Log, action column`,
      ),
      subheading('Hot holding: when filled, then every two hours'),
      steps(
        'Action 54 | Who 18 | Record 28',
        `
Preheat wells and cabinets for 30 minutes. Put in only food that has reached its cooking or reheating temperature. | Line cook | None
Stir, then measure in the center of each pan. | Line cook | Log, product column
Keep pans covered between orders. Never top up old food with new. | Line cook | None
At closing discard what cannot be cooled within the time limits of FS-104. | Shift lead | Waste sheet`,
      ),
    ),
    section(
      'Corrective action',
      text(
        'The clock starts at the last reading that was within its limit, not at the moment the fault is noticed.',
      ),
      table(
        'What is found 28 | What to do with the food 40 | What to do with the unit 32',
        `
Cold product above {{cooler_limit}}, less than 4 hours | Move to a working unit or cover with ice; measure again after one hour and then hourly until {{cooler_limit}}. | Check door, fan and load; measure hourly.
Cold product above {{cooler_limit}} for 4 hours or more, or for an unknown time | Discard. Write product, weight and reason on the waste sheet. | Tag “Out of service”, empty, call the repair service.
Hot product below {{hot_holding_limit}}, less than 4 hours | Reheat once to 165 °F within 2 hours and return to holding, or discard. | Raise the setting; measure again after 30 minutes.
Hot product below {{hot_holding_limit}} for 4 hours or more | Discard. | Tag and take out of use until repaired.
Freezer above 10 °F, food still solid | Move to another freezer. Do not refreeze food that has thawed. | Defrost or repair; two readings at 0 °F before use.
Power failure | Keep doors closed. Note the time. Measure each product as soon as power returns and apply the rows above. | Log the start and end of the outage.`,
      ),
    ),
    section(
      'Verification',
      bullets(
        '**Daily:** the {{person_in_charge | lower}} initials each page of the log and looks into every action that was recorded.',
        '**Weekly:** the {{person_in_charge | lower}} repeats three readings within ten minutes of the cook; a difference above 2 °F means retraining or a new thermometer.',
        '**Every six months:** one thermometer is compared with a certified reference and its certificate is filed.',
      ),
    ),
    section(
      'Records',
      records(`
Temperature log | {{person_in_charge}} | 12 months
Waste sheet | Shift lead | 3 months
Thermometer checks and certificates | {{person_in_charge}} | 24 months
Repair reports | Office of {{business_name}} | Life of the unit`),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  definitions,
  fields,
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
import { having } from './having.ts';

export const cookingCoolingReheating: Sop = {
  number: 'FS-104',
  title: 'Cooking, Cooling and Reheating',
  kind: 'Standard operating procedure · Food safety',
  owner: '{{person_in_charge}}',
  review: '12 months after the effective date',
  signers: ['Prepared by', '{{person_in_charge}}'],
  revision: 'First issue. Based on sections 3-401, 3-403 and 3-501 of the 2022 FDA Food Code.',
  sections: [
    section(
      'Purpose',
      text(
        'Cooking is the step that kills; slow cooling is the step that undoes it. This procedure gives every cook at {{business_name}} one set of times and temperatures for cooking, two-stage cooling and reheating, and says what to do when a dish does not reach them.',
      ),
    ),
    section(
      'Scope',
      text(
        'All TCS food that is cooked, cooled or reheated on site. Sous-vide, reduced-oxygen packaging, curing and sushi rice need a separate plan and are not made under this procedure.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Cook | Measures every batch, records cooling and reheating, never sends out food on color or time alone.
Shift lead | Decides whether food is cooked on, reheated or discarded; signs the cooling log.
{{person_in_charge}} | Trains, verifies one cooling batch each week, keeps recipes in line with the limits.`),
    ),
    section(
      'Definitions',
      definitions(`
Instantaneous | Less than one second at the temperature; the reading itself is enough.
Two-stage cooling | From {{hot_holding_limit}} to 70 °F within 2 hours, then from 70 °F to {{cooler_limit}} within the next 4 hours.
${having('Blast chiller', 'Blast chill | Cooling by forced cold air; reaches {{cooler_limit}} in about 90 minutes for pans of 2 inches.')}`),
    ),
    section(
      'Cooking temperatures',
      named(
        'Food 60 | Minimum in the thickest part 24 | Hold for 16',
        `
Poultry, stuffed meat or pasta, stuffing with meat, wild game | 165 °F | Under 1 second
Ground beef, pork or fish; injected or mechanically tenderized meat; eggs for hot holding | 155 °F | 17 seconds
Whole-muscle beef, pork, veal, lamb; fish and shellfish; eggs cooked to order | 145 °F | 15 seconds
Whole beef or pork roasts | 145 °F | 4 minutes
Whole beef or pork roasts, low oven | 130 °F | 112 minutes
Raw animal food cooked in a microwave, covered and stirred | 165 °F | Stand 2 minutes
Vegetables, fruit, grains and beans for hot holding | {{hot_holding_limit}} | Under 1 second`,
      ),
      callout(
        'Undercooked on request',
        'Steaks, eggs and burgers ordered undercooked are served only if the menu carries the consumer advisory. Children’s-menu items containing ground meat are always cooked to 155 °F for 17 seconds.',
      ),
    ),
    section(
      'Procedure',
      subheading('Cooking'),
      steps(
        'Action 74 | Limit 26',
        `
Thaw in the cooler, under running water at 70 °F or below, or as part of cooking. Never at room temperature. | Product stays at or below {{cooler_limit}}
Preheat equipment. Cook in batches of even size${having('Fryer', '; do not overload fryers')}. | ${having('Fryer', 'Oil back at 350 °F between batches', 'Heat back at its setting between batches')}
Measure the thickest part, away from bone, fat and pan, in two places; in a batch measure the largest piece. | Table in section 5
If the limit is not reached, cook on and measure again with a cleaned probe. | Every batch`,
      ),
      subheading('Cooling'),
      steps(
        'Action 74 | Limit 26',
        `
Start the cooling log when the food falls to {{hot_holding_limit}}. | Time and initials
Divide: liquids into pans of 2 inches, solids into pieces of 4 pounds or less. Use an ice bath with stirring${having('Blast chiller', ', an ice paddle or the blast chiller', ' or an ice paddle')}. | Depth 2 inches
Set pans uncovered on the top shelf of the cooler, with air around them, away from raw food. | No stacking
Measure at one and at two hours. If the food is above 70 °F at two hours, reheat it once to 165 °F and begin again, or discard it. | 70 °F within 2 hours
Measure hourly from then on. If it is above {{cooler_limit}} at six hours, discard it. | {{cooler_limit}} within 6 hours
Cover, label with product, date and use-by date, and move to its shelf. | 7 days`,
      ),
      subheading('Reheating'),
      steps(
        'Action 74 | Limit 26',
        `
Reheat on the stove, in the oven or steamer. Steam tables and warmers hold, they do not reheat. | Within 2 hours
Bring food made here to 165 °F in all parts, stir, and measure again after 15 seconds. | 165 °F for 15 seconds
Bring commercially packaged, ready-to-eat food to hot-holding temperature. | {{hot_holding_limit}}
Reheat once. Discard what is left after service. | One time only`,
      ),
    ),
    section(
      'Choosing a cooling method',
      table(
        'Food 28 | Method that works 46 | Typical time to 70 °F 26',
        `
Stock, soup, chili (up to 5 gal) | Ice paddle and ice bath, then 2-inch pans | 60 to 90 minutes
Rice and pasta | Rinse in cold water, drain, sheet pan 1 inch deep | 20 to 30 minutes
Roasts over 4 lb | ${having('Blast chiller', 'Cut to 4 lb, rack over sheet pan, blast chiller', 'Cut to 2 lb, bagged, ice bath, water changed twice')} | 90 to 110 minutes
Pulled meat, beans | 2-inch pans, ice bath, stir every 15 minutes | 60 to 80 minutes
Sauces with starch | Small bain-maries of 2 quarts in ice water | 45 to 60 minutes`,
      ),
    ),
    section(
      'Records',
      records(`
Cooling and reheating log | {{person_in_charge}} | 12 months
Weekly verification of one batch | {{person_in_charge}} | 12 months
Training in this procedure | Office of {{business_name}} | Employment plus 1 year`),
      bullets(
        'The log is part of the HACCP plan FS-107. It is shown to inspectors on request, without delay.',
      ),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: cooling and reheating log',
      fields('Week beginning | Location: {{city}}, {{state}} | Thermometer no. | Reviewed by'),
      blankTable(
        'Date 8 | Product and batch 20 | Method 12 | Time at {{hot_holding_limit}} 10 | 1 hour °F 8 | 2 hours (70\u00a0°F) 9 | 4 hours °F 8 | 6 hours ({{cooler_limit}}) 9 | Action 10 | Initials 7',
        11,
        420,
      ),
      text(
        'Reheating: write “R” in the method column, the starting time at {{hot_holding_limit}} column, and the final temperature (165 °F) in the 2 hours column.',
      ),
    ),
  ],
};

import type { Sop } from '#demo/sop.ts';
import {
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
import { having } from './having.ts';

export const cleaningAndSanitizing: Sop = {
  number: 'FS-106',
  title: 'Cleaning and Sanitizing',
  kind: 'Standard operating procedure · Food safety',
  owner: '{{person_in_charge}}',
  review: '12 months after the effective date',
  signers: ['Prepared by', '{{person_in_charge}}'],
  revision: 'First issue, with the master cleaning schedule.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'Cleaning removes soil, sanitizing reduces germs on clean surfaces; one without the other does not work. This procedure covers all food-contact and other surfaces, utensils and equipment in the kitchen and service areas of {{business_name}}.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Everyone | Cleans as they go; sanitizes a surface after raw food, between tasks and at least every four hours in use.
Dishwasher operator | Tests the ${having('Dish machine', 'dish machine', 'sink')} at the start of each shift and after every change of water.
Closing lead | Assigns the tasks of the schedule, inspects with a flashlight, signs.
{{person_in_charge}} | Chooses chemicals, keeps their safety data sheets, reviews the schedule each month.`),
    ),
    section(
      'Sanitizer limits',
      named(
        'Sanitizer 22 | Concentration 22 | Water 20 | Contact time 16 | Test 20',
        `
${ifSo('sanitizer_kind is "Chlorine"', 'Chlorine (unscented bleach) | 50 to 100 ppm | 75 to 100 °F | 10 seconds | Chlorine strip')}
${ifSo('sanitizer_kind is "Quaternary ammonium"', 'Quaternary ammonium | 200 to 400 ppm, by label | 75 °F or warmer | 30 seconds | Quat strip')}
${ifSo('sanitizer_kind is "Iodine"', 'Iodine | 12.5 to 25 ppm | 68 °F or warmer | 30 seconds | Iodine strip')}
Hot water, sink | None | 171 °F or hotter | 30 seconds | Thermometer
${having('Dish machine', 'Hot water, machine | None | 180 °F final rinse; 160 °F on the plate | One cycle | Waterproof thermometer or label')}`,
      ),
      callout(
        'Never mix',
        'Bleach with ammonia, quats, vinegar or lime remover gives off poisonous gas. Measure with the pump or cup of the product, never by eye, and write the product’s name on every bottle and bucket.',
      ),
    ),
    section(
      'Procedure',
      subheading('Surfaces and equipment that stay in place'),
      steps(
        'Action 70 | Accept if 30',
        `
Switch off and unplug. Remove food, then loose parts; carry these to the sink. | Nothing left to splash
Scrape or wipe off food. | No visible crumbs
Wash with detergent and hot water, from top to bottom, with a clean brush or cloth. | No grease to the touch
Rinse with clean water. | No suds
Sanitize by spraying or wiping so that the surface stays wet for the contact time. | Strip within limits
Let it air-dry. Do not wipe with a towel. | Dry before use
Put the parts back with clean hands and test-run. | Guards in place`,
      ),
      subheading('Three-compartment sink'),
      steps(
        'Action 70 | Accept if 30',
        `
Clean and sanitize the sink and drain boards. Scrape and pre-rinse the ware. | Before each use
First sink: detergent and water. Change when cloudy or cool. | 110 °F or warmer
Second sink: clear water, or a spray rinse. | No suds
Third sink: sanitizer. Submerge fully. | Section 3
Air-dry on a rack, upside down. Never stack wet. | Dry inside`,
      ),
      subheading('Vomit and diarrhea'),
      steps(
        'Action 100',
        `
Close the area within 25 feet; send guests and staff away from it; cover food or discard what was exposed.
Put on mask, gloves, gown and shoe covers from the spill kit. Cover the spill with absorbent.
Scoop into a bag, double-bag, and wash the surface with detergent.
Disinfect with chlorine at 1,000 to 5,000 ppm (5 to 25 tablespoons of 5.25 % bleach per gallon) for 10 minutes, then rinse food-contact surfaces.
Bag protective clothing, wash hands for 20 seconds, note the event, and report any ill employee to {{first_name}} {{last_name}}.`,
      ),
    ),
    section(
      'Chemicals and tools',
      named(
        'Product 22 | Used for 30 | Protection 20 | First aid 28',
        `
Detergent, pot and pan | Hand washing of ware, walls, floors | Gloves | Eyes: rinse 15 minutes
Degreaser (alkaline) | Hood filters, ${having('Grill or griddle', 'grill, ')}oven | Gloves, goggles | Skin and eyes: rinse 15 minutes, call 1-800-222-1222
Delimer (acid) | Steam table${having('Dish machine', ', dish machine')}${having('Ice machine', ', ice machine')} | Gloves, goggles | Do not induce vomiting; rinse mouth
Sanitizer concentrate ({{sanitizer_kind | lower}}) | Buckets, third sink | Gloves when pouring | Eyes: rinse 15 minutes, see a doctor
Glass and steel polish | Doors, outside of equipment | None | Fresh air`,
      ),
      text(
        'Cloths and brushes are color-coded: **green** for food-contact surfaces, **blue** for tables and other surfaces, **yellow** for raw-meat stations, **red** for restrooms. Red never enters the kitchen. Cloths in use lie in sanitizer, not on shoulders or boards, and are washed every day.',
      ),
    ),
    section(
      'Verification and records',
      bullets(
        'White-towel test of five surfaces each week; ATP swab, if used, passes below 30 RLU on food-contact surfaces.',
        'A failed test means cleaning again at once, and retraining at the second failure within a month.',
      ),
      records(`
Master cleaning schedule, signed | {{person_in_charge}} | 6 months
Sanitizer${having('Dish machine', ' and dish machine')} tests | Dishwasher operator | 3 months
Safety data sheets | Office of {{business_name}} | While in use plus 30 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Master cleaning schedule',
      fields('Week beginning | Closing leads | Reviewed by'),
      table(
        'What 20 | How 30 | How often 15 | Who 13 | Mon 5 | Tue 5 | Wed 5 | Thu 5 | Fri 5 | Sat 5 | Sun 5',
        `
Cutting boards, knives | Wash, rinse, sanitize, air-dry | After each use, 4 hours | Cooks | | | | | | |
Prep tables, rails | Empty pans; clean lids and gaskets | Each shift | Prep cook | | | | | | |
Can opener${having('Slicer', ', slicer')} | Take apart; sanitize blade and base | After use, 4 hours | Prep cook | | | | | | |
${having('Grill or griddle', 'Grill and griddle | Scrape, degrease, rinse, season | Daily | Line cook | | | | | | |')}
${having('Fryer', 'Fryers | Filter daily; boil out weekly | Daily, Sunday | Line cook | | | | | | |')}
Hood filters | ${having('Dish machine', 'Dish machine or soak', 'Soak in degreaser')}, dry | Weekly, Monday | Closing lead | | | | | | |
${having('Ice machine', 'Ice machine | Wipe door and scoop daily; descale by manual | Daily, 6 months | Bar lead | | | | | | |')}
${having('Soda or beer taps', 'Soda nozzles, taps | Soak in sanitizer overnight | Daily | Bar lead | | | | | | |')}
Walk-in floor, shelves | Empty shelf by shelf; detergent, sanitizer | Weekly, Tuesday | Prep cook | | | | | | |
Condenser coils, fans | Brush and vacuum, power off | Monthly | Manager | | | | | | |
Floors, drains | Deck brush, drain brush, enzyme | Daily | Closing crew | | | | | | |
Walls, ceilings, vents | Wipe down to the height of 8 feet | Monthly | Closing crew | | | | | | |
Restrooms | Disinfect touch points; restock | Every 2 hours | Server | | | | | | |
Dumpster pad | Sweep, hose, close lids | Weekly, Friday | Closing crew | | | | | | |`,
        { isFirstBold: true, rowHeightInTwips: 360 },
      ),
    ),
  ],
};

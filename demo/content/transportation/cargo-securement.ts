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
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

const placard = ifSo('hauls_hazmat', ', placard');

export const cargoSecurement: Sop = {
  number: 'FL-504',
  title: 'Cargo Securement',
  kind: 'Standard operating procedure · Loading',
  owner: 'Terminal manager',
  review: '12 months after the effective date',
  signers: ['Terminal manager', '{{safety_manager}}'],
  revision: 'First issue. Follows 49 CFR 392.9 and 393.100 to 393.136.',
  sections: [
    section(
      'Purpose and scope',
      text(
        `Cargo must not leak, spill, blow off, fall or shift. This procedure tells loaders and drivers of {{business_name}} how to distribute, block and tie down general freight ${ifSo('has_flatbeds', 'on flatbeds, in vans and in box trucks', 'in vans and box trucks')}. Logs, coils, pipe, heavy machinery, vehicles and containers have additional rules in 49 CFR 393.116 to 393.136, which are in the driver’s handbook.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Loader | Loads by plan, blocks and braces, keeps weight and height within limits.
Driver | Responsible for the load from departure: checks before, within 50 miles, and on the way. Refuses what is unsafe. Sealed loads: checks seals and weight.
Terminal manager | Provides devices in good condition; trains; audits five loads each week.`),
    ),
    section(
      'Definitions',
      definitions(`
Working load limit (WLL) | The largest load a device may carry in use, marked by its maker. The weakest part of an assembly decides.
Aggregate WLL | For each tiedown: half of its WLL if it goes from the vehicle to the article and back on the same side or ends at the article; the full WLL if it passes over to the other side. Added up over all tiedowns.
Blocking | A structure that prevents movement by pressing against the cargo: lumber nailed down, chocks, headboard.
Friction mat | Rubber mat that resists a force of half of the weight resting on it.`),
    ),
    section(
      'Requirements',
      table(
        'Direction 34 | Force to be withstood 33 | In practice 33',
        `
Forward, braking | 0.8 g | 80 % of the weight
Rearward, starting | 0.5 g | 50 % of the weight
Sideways, turning | 0.5 g | 50 % of the weight
Upward, if not fully contained | 0.2 g | 20 % of the weight pressed down`,
        { isFirstBold: true },
      ),
      text(
        'The aggregate WLL of all tiedowns is **at least half of the weight** of the article or group they hold.',
      ),
      subheading('Number of tiedowns'),
      table(
        'Article 60 | Not blocked in front 20 | Blocked in front 20',
        `
5 feet or shorter, 1,100 pounds or less | 1 | 1
5 feet or shorter, over 1,100 pounds | 2 | 1
Over 5 and up to 10 feet | 2 | 1
Each further 10 feet or part of it | 1 more | 1 more`,
        { isFirstBold: true, centerFrom: 1 },
      ),
      callout(
        'Example',
        'A crate of 20 feet and 18,000 pounds, not blocked in front: 2 tiedowns for the first 10 feet and 1 for the next 10 make 3. Half of the weight is 9,000 pounds. Three 4-inch straps over the top with 4,000 pounds each give 12,000 pounds: enough. Three 2-inch straps (2,000 pounds each) would not be.',
      ),
    ),
    section(
      'Devices',
      subheading('Working load limits of unmarked or marked devices, in pounds'),
      ...blocksIf('has_flatbeds', [
        table(
          'Chain size 22 | Grade 43 26 | Grade 70 26 | Grade 80 26',
          `
¼ inch | 2,600 | 3,150 | 3,500
5/16 inch | 3,900 | 4,700 | 4,500
⅜ inch | 5,400 | 6,600 | 7,100
½ inch | 9,200 | 11,300 | 12,000`,
          { isFirstBold: true, centerFrom: 1 },
        ),
      ]),
      table(
        'Webbing width 25 | 1¾ inches 18 | 2 inches 18 | 3 inches 18 | 4 inches 21',
        'Working load limit | 1,750 | 2,000 | 3,000 | 4,000',
        { isFirstBold: true, centerFrom: 1 },
      ),
      bullets(
        ifSo(
          'has_flatbeds',
          'Chain without a grade mark counts as grade 30. Binders, hooks and anchor points must be as strong as the chain.',
        ),
        `Out of use: webbing with cuts above the defect limit (¾ inch for 4-inch webbing), burns, knots, broken stitching, missing tag; ${ifSo('has_flatbeds', 'chain with bent, stretched, welded or worn links (over 10 %); ')}hooks with a mouth opened by 15 %.`,
        'Edge protectors wherever a tiedown touches an edge that could cut it.',
      ),
    ),
    section(
      'Procedure',
      subheading('Loading'),
      steps(
        'Action 74 | Accept if 26',
        `
Set brakes, chock, dock lock; check floor, walls, headboard, anchor points. | Sound and clean
Check weight on the bill of lading against the limits of vehicle and axles. | 80,000 lb gross; 12,000 steer; 34,000 per tandem, or as plated
Place heavy articles low, centered, against the headboard; no gaps, or fill them with dunnage or air bags. | Center of gravity in the middle third
Unload or scale if in doubt: ${ifSo('pulls_trailers', 'slide tandems or fifth wheel', 'move cargo')} to correct axles. | Scale ticket
Choose number and WLL of tiedowns; write the sum on the load sheet. | Section 4 met
Tighten from the front to the rear${ifSo('has_flatbeds', ', ratchets and binders inside the rub rail where possible')}; secure loose ends. | No slack; handles tied
Vans: load bars or straps at least every 10 feet and behind the last row. | Doors free of pressure
${ifSo('has_flatbeds', `Tarp and seal${placard}; photograph from both sides and rear.`, `Photograph the load, close the doors and seal them${placard}.`)} | Photographs in the trip file`,
      ),
      subheading('On the way'),
      steps(
        'Action 74 | When 26',
        `
Inspect cargo and devices, tighten, add if needed. | Within the first 50 miles
Inspect again at each change of duty status, after 3 hours or after 150 miles, whichever comes first. | Every time
After hard braking, a ditch or a storm, stop at a safe place and inspect. | At once
Something has shifted: do not open doors alone; stand aside of them; call dispatch at {{email}} or by telephone. | Before unloading`,
      ),
    ),
    section(
      'Unloading',
      bullets(
        'Stand away from the line of tension; release straps one at a time, the last one only when a forklift or a person out of reach holds the load.',
        'Nobody stays on the deck or within the fall zone while a forklift moves; eye contact with its driver before each step.',
        ifSo(
          'has_flatbeds',
          'Binders are opened with an open hand, body aside. Lever binders are being replaced by ratchet binders.',
        ),
      ),
    ),
    section(
      'Records',
      records(`
Load sheet with tiedown sum and photographs | Terminal manager | 6 months
Device inspections, every month | Terminal manager | 12 months
Load audits | {{safety_manager}} | 24 months
Training, at hire and every two years | Office of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: load sheet',
      fields(
        `Date | Driver | Truck${ifSo('pulls_trailers', ' and trailer')} no. | Bill of lading no.\nCargo | Weight, lb | Length, ft | Blocked in front?`,
        500,
      ),
      blankTable(
        'Tiedown: kind and size 28 | Count 10 | WLL each, lb 16 | Over the top: full; same side: half 22 | Sum, lb 14 | Condition checked 10',
        4,
        380,
      ),
      fields(
        'A. Sum of all tiedowns, lb | B. Half of the weight, lb | A is at least B? | Number required and used',
        520,
      ),
      fields('Gross weight and axles (scale ticket) | Seal no. | Photographs taken', 520),
      fields(
        'Checked within 50 miles: place, time | Second check: place, time | Third check: place, time',
        520,
      ),
      fields('Loader: signature | Driver: signature and time', 520),
    ),
  ],
};

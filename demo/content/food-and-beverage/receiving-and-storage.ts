import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
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

export const receivingAndStorage: Sop = {
  number: 'FS-102',
  title: 'Receiving and Storage of Deliveries',
  kind: 'Standard operating procedure · Food safety',
  owner: 'Purchasing lead',
  review: '12 months after the effective date',
  signers: ['Prepared by', '{{person_in_charge}}'],
  revision: 'First issue, with acceptance limits and the receiving log.',
  sections: [
    section(
      'Purpose',
      text(
        'No later step can repair food that was unsafe when it arrived. This procedure sets out which suppliers {{business_name}} buys from, what is measured and looked at on delivery, when a delivery is refused, and how accepted food is stored so that it stays safe and traceable.',
      ),
    ),
    section(
      'Scope',
      text(
        'All food, beverages, ice, packaging and chemicals delivered to {{full_address}} or collected by our staff, from the supplier’s truck to the shelf.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Purchasing lead | Keeps the list of approved suppliers, agrees on delivery windows outside of rush hours, settles refused deliveries.
Receiver | A trained employee named on the schedule. Inspects, measures, signs or refuses, and has food in the cooler within 20 minutes.
{{person_in_charge}} | Reviews the receiving log weekly and reports repeated faults to the purchasing lead.`),
    ),
    section(
      'Approved suppliers',
      bullets(
        'Meat and poultry carry the USDA mark of inspection; eggs are USDA Grade A or AA; milk is Grade A pasteurized.',
        'Shellfish come from dealers on the Interstate Certified Shellfish Shippers List. Tags stay on the container until it is empty and are then kept for 90 days, marked with the last date of sale.',
        'Fish served raw or undercooked comes with a letter on freezing: -4 °F for 7 days, or -31 °F for 15 hours.',
        'Home-canned, home-cooked or unlabeled food is never accepted, not even as a gift.',
      ),
    ),
    section(
      'Acceptance limits',
      named(
        'Product 24 | Accept 30 | Refuse 46',
        `
Fresh meat and poultry | {{cooler_limit}} or below | Above {{cooler_limit}}; sticky, slimy or brown; broken vacuum; no inspection mark
Fresh fish | {{cooler_limit}} or below, on ice | Sunken eyes, gray gills, ammonia smell, soft flesh that keeps a fingerprint
Live shellfish | 45 °F air or below | No tag; more than a few open shells that do not close when tapped
Shell eggs | 45 °F air or below | Cracked, dirty, wet cartons
Milk and dairy | {{cooler_limit}} or below (fluid milk 45 °F) | Swollen, leaking, past its date
Frozen food | Frozen solid | Ice crystals, stains or a changed shape: signs of thawing
Hot prepared food | {{hot_holding_limit}} or above | Below {{hot_holding_limit}}
Produce, cut | {{cooler_limit}} or below | Above {{cooler_limit}}; slime; standing water
Dry goods and cans | Dry, intact, dated | Swollen, rusted, dented on a seam; torn bags; insects`,
      ),
    ),
    section(
      'Procedure',
      subheading('At the door'),
      steps(
        'Action 70 | Record 30',
        `
Have a clean probe thermometer, wipes, the order and the receiving log at hand before the truck opens. | None
Look into the truck: clean, cold, no chemicals beside food, no raw meat above produce. | Log, truck column
Compare the delivery with the order: product, amount, brand, date, lot. | Invoice, ticked
Measure: probe between two packages without piercing them; one package of each TCS product, and the one nearest the door. | Log, temperature
Look, smell and touch by the limits of section 5. Open one case of each kind. | Log, condition
Accept and sign with time, or refuse. Refused food stays on the truck; if the driver has left, tag it “Do not use”, keep it apart and call the supplier. | Log and credit note`,
      ),
      subheading('In storage'),
      steps(
        'Action 70 | Limit 30',
        `
Store in this order: frozen, chilled, dry. | 20 minutes for TCS food
Date each case with the day of receipt; put new behind old (first in, first out). | Oldest in front
Stack shelves from top to bottom by cooking temperature: ready-to-eat, fish, whole beef and pork, ground meat, poultry. | Poultry at the bottom
Keep food off the floor and away from walls and pipes. | 6 inches
Keep chemicals in their own locked cabinet, below and away from food. | Labeled by name
Move opened dry goods into lidded bins with name, date and allergens. | 50 to 70 °F, dry`,
      ),
      callout(
        'Recalls',
        'When a recall arrives, compare the lot numbers with the receiving log, take the product off the line, mark it “Recalled, do not use or discard”, and tell {{first_name}} {{last_name}} at {{email}} how much is left and what was served.',
      ),
    ),
    section(
      'Shelf life after receiving',
      table(
        'Food 34 | Cooler, {{cooler_limit}} or below 33 | Freezer, 0 °F 33',
        `
Ground meat, poultry pieces, fresh fish | 1 to 2 days | 3 to 4 months; lean fish 6 months
Beef, pork and lamb, whole cuts | 3 to 5 days | 4 to 12 months
Shell eggs | 3 to 5 weeks | Not in the shell
Milk, opened | By date, at most 7 days | 3 months
Soft cheese, opened | 7 days | Not recommended
Leafy greens, washed and cut | 5 to 7 days | Not recommended
Opened cans, moved to a food container | 7 days | 2 months`,
      ),
    ),
    section(
      'Records',
      records(`
Receiving log and invoices | Purchasing lead | 12 months
Shellfish tags | {{person_in_charge}} | 90 days from the last sale
Freezing letters for raw fish | Purchasing lead | As long as supplied, then 90 days
Recall notices and actions | {{first_name}} {{last_name}} | 24 months`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: receiving log',
      fields('Month | Thermometer no. | Ice-point check: reading and initials'),
      blankTable(
        'Date and time 11 | Supplier 14 | Product 17 | Lot or date 12 | Temp. °F 8 | Truck and condition 15 | Accepted or refused, reason 15 | Initials 8',
        12,
        400,
      ),
      table('Reviewed by 40 | Signature 40 | Date 20', ' | | ', { rowHeightInTwips: 400 }),
    ),
  ],
};

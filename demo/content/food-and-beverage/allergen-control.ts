import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  definitions,
  fields,
  form,
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

export const allergenControl: Sop = {
  number: 'FS-105',
  title: 'Allergen Control',
  kind: 'Standard operating procedure · Food safety',
  owner: 'Allergen lead',
  review: '6 months after the effective date, and at every menu change',
  signers: ['Prepared by', '{{person_in_charge}}', 'Service manager'],
  revision: 'First issue, with the nine major allergens including sesame.',
  sections: [
    section(
      'Purpose',
      text(
        'A guest with a food allergy trusts {{business_name}} with their life. This procedure makes sure that we know which allergens are in every dish, that orders reach the kitchen unmistakably, that food is prepared without cross-contact, and that everybody knows what to do when a guest reacts.',
      ),
    ),
    section(
      'Scope',
      text(
        'All food and drinks prepared, plated, packed or handed out at {{street}}, {{city}}, {{state}}, including takeout and delivery orders, staff meals offered to guests, and samples.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Allergen lead | A certified manager on every shift, named on the schedule. Takes charge of each allergy order, answers guests’ questions, stops service of a dish when in doubt.
Server | Asks every party about allergies, writes them on the ticket, brings the plate alone and confirms it at the table.
Cook | Prepares the order by section 6, alone on a cleaned station, and hands it to the allergen lead only.
Purchasing lead | Reports each substitution before it is used; keeps labels and specifications on file.`),
    ),
    section(
      'Definitions',
      definitions(`
Major allergens | Milk, eggs, fish, crustacean shellfish, tree nuts, peanuts, wheat, soybeans and sesame: the nine that federal law requires to be declared.
Cross-contact | The transfer of an allergen to food that should not contain it. Heat does not remove it; crumbs, shared oil and steam are enough.
Allergy order | An order marked by the server for a guest with an allergy, celiac disease or intolerance. We do not weigh one against the other.
Anaphylaxis | A severe reaction of the whole body that can end in death within minutes.`),
    ),
    section(
      'Where allergens hide',
      named(
        'Allergen 18 | Also found in 52 | Kitchen equipment to watch 30',
        `
Milk | Butter on steaks, caramel, casein in sausages, whey in bread | Steamer milk jugs${having('Grill or griddle', ', griddle')}
Eggs | Mayonnaise, meringue, glaze on buns, fresh pasta, some wines | Whisks, breading station
Fish | Worcestershire and Caesar dressing, surimi, some stocks | Tongs and pans${having('Fryer', ', fryer oil')}${having('Grill or griddle', ', grill brushes')}
Crustacean shellfish | Fish sauce, bisque, paella stock | Steam from pots${having('Fryer', ', fryer oil')}
Tree nuts | Pesto, marzipan, praline, nut oils, mortadella with pistachio | Grinder, dessert blender
Peanuts | Satay, mole, egg rolls, chili thickener, some candies | Wok, blender, scoop
Wheat | Soy sauce, roux, imitation crab, bouillon, beer | Toaster, pasta water, flour dust
Soybeans | Vegetable broth, lecithin in chocolate, mayonnaise, tofu | Marinade tubs${having('Fryer', ', fryer oil')}
Sesame | Tahini, hummus, bun toppings, spice blends, dressings | Toaster, baking sheets`,
      ),
    ),
    section(
      'Procedure',
      subheading('Taking the order'),
      steps(
        'Action 76 | Who 24',
        `
Ask each party: “Does anyone have a food allergy?” Never guess an answer; fetch the allergen lead. | Server
Check each dish in the allergen matrix. Offer only dishes without the allergen, or those that the matrix marks as changeable. | Allergen lead
Enter the order with the allergy button; write the allergen and seat on the ticket in capitals. Tell the kitchen by voice as well. | Server
Read the ticket back aloud. An order that was not read back is not started. | Cook`,
      ),
      subheading('Preparing the order'),
      steps(
        'Action 76 | Who 24',
        `
Stop other work at the station. Clear it, wash with detergent, rinse, sanitize, dry with single-use towels. | Cook
Wash hands for 20 seconds, change apron and gloves. | Cook
Take the purple board, knife, tongs and pan from the allergen kit. Use fresh oil and unopened or allergen-kit ingredients. | Cook
Read the label of every packaged ingredient, each time. If a label is missing, the ingredient is not used. | Cook
Cook away from open flour, steam and splashes. Do not use the shared ${having('Fryer', 'fryer, ')}toaster or pasta water. | Cook
If anything goes wrong, start again with new ingredients. Picking the allergen off a plate is never enough. | Cook
Check the plate against the ticket, put on the purple pick and cover it. | Allergen lead`,
      ),
      subheading('Serving'),
      steps(
        'Action 76 | Who 24',
        `
Carry the plate alone, by hand, not on a tray with others. | Server
Name the dish and the allergen it was made without, and let the guest confirm. | Server
For takeout: seal the bag, label it with name and allergen, keep it apart from other bags. | Allergen lead`,
      ),
    ),
    section(
      'When a guest reacts',
      callout(
        'Signs',
        'Hives, swelling of lips or tongue, trouble breathing, vomiting, dizziness, collapse. Two of them together, or trouble breathing alone, are an emergency.',
      ),
      steps(
        'Action 100',
        `
Call **911**, say “anaphylaxis” and give the address: {{full_address}}.
Ask for the guest’s epinephrine injector and help them use it: outer thigh, through clothing. A second dose may follow after 5 to 15 minutes.
Lay the guest down with raised legs; if breathing is hard, let them sit. Do not let them stand or walk.
Send one person to the door for the ambulance. Stay with the guest. Begin CPR if they stop breathing.
Keep the plate, the ticket and all packages. Write the incident report and call {{first_name}} {{last_name}}.`,
      ),
    ),
    section(
      'Training and records',
      bullets(
        'Every employee is trained before the first shift and once a year; allergen leads hold a certificate from an accredited course.',
        'The allergen lead runs one unannounced test order each month and discusses the result with the team.',
      ),
      records(`
Allergen matrix, each version | Allergen lead | 24 months
Ingredient labels and specifications | Purchasing lead | While in use plus 12 months
Incident reports | {{first_name}} {{last_name}} | 5 years
Training records | Service manager | Employment plus 1 year`),
    ),
  ],
  attachments: [
    form(
      'Form: allergen incident report',
      fields('Date and time | Table or order no. | Server | Allergen lead'),
      fields('Guest’s name and telephone | Allergen | Dish and ingredients eaten', 560),
      fields('Symptoms, time of onset, treatment given, ambulance called at', 900),
      fields('What happened in the kitchen, step by step', 1100),
      fields('Cause | Action to prevent it, by whom and when', 1100),
      table('Reported by 36 | Signature 40 | Date 24', ' | | ', { rowHeightInTwips: 520 }),
    ),
    onNewPage(
      'landscape',
      'Form: allergen matrix',
      text(
        'Write **C** for contains, **M** for may contain by cross-contact, **X** for can be made without on request, and leave a box empty only when the label of every ingredient has been read.',
      ),
      fields('Menu valid from | Prepared by | Checked by | Questions: {{email}}'),
      blankTable(
        'Dish 27 | Milk 7 | Eggs 7 | Fish 7 | Shellfish 8 | Tree nuts 8 | Peanuts 8 | Wheat 7 | Soy 7 | Sesame 8 | Initials 8',
        15,
        380,
      ),
    ),
  ],
};

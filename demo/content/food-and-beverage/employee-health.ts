import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  fields,
  form,
  named,
  records,
  roles,
  section,
  steps,
  table,
  text,
} from '#demo/writing.ts';

export const employeeHealth: Sop = {
  number: 'FS-108',
  title: 'Employee Health and Personal Hygiene',
  kind: 'Policy and agreement · Food safety',
  owner: '{{first_name}} {{last_name}}',
  review: '12 months after the effective date',
  signers: ['{{person_in_charge}}'],
  revision: 'First issue. Follows part 2-2 of the 2022 FDA Food Code.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'Most outbreaks that start in kitchens start with a sick food worker. Everybody who works with food, utensils or clean linen at {{business_name}} tells the person in charge about the symptoms and illnesses below, and follows the hygiene rules of this page.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Food employee | Reports before the shift, by telephone rather than in person, and does not come in when section 3 says so.
Person in charge | Asks, decides by the table, records, keeps the matter confidential, tells the health department where required.
{{business_name}} | Does not punish anyone for reporting. Shifts missed under this policy are not counted as absences.`),
    ),
    section(
      'Exclusion and restriction',
      text(
        '**Excluded** means not in the establishment. **Restricted** means no work with exposed food, clean equipment, linen or unwrapped single-use items.',
      ),
      table(
        'Symptom or diagnosis 34 | Decision 16 | May return when 34 | Health dept. 16',
        `
Vomiting or diarrhea | Exclude | 24 hours without symptoms, or a doctor’s note that the cause is not infectious | No
Jaundice within 7 days | Exclude | Approved by the health department | Tell at once
Sore throat with fever | Restrict | Doctor’s note, or 24 hours of antibiotics | No
Infected cut or boil on hand or arm | Restrict | Covered by a bandage and a glove, or healed | No
Norovirus | Exclude | 48 hours without symptoms and approval | Tell at once
Salmonella (nontyphoidal) | Exclude | 30 days without symptoms or two negative tests, with approval | Tell at once
Typhoid fever | Exclude | Doctor’s note and approval | Tell at once
Shigella, or E. coli that makes Shiga toxin | Exclude | Two negative tests 24 hours apart, or 7 days without symptoms, with approval | Tell at once
Hepatitis A | Exclude | 7 days after jaundice or 14 days after first symptoms, with approval | Tell at once`,
        { isFirstBold: true },
      ),
      callout(
        'Exposed but well',
        'Whoever lives with, or ate at an event with, a person who has one of the six diagnoses reports it, is reminded of hand washing, and watches for symptoms: 48 hours for norovirus, 3 days for Shigella and E. coli, 14 days for typhoid fever, 30 days for hepatitis A.',
      ),
    ),
    section(
      'Hand washing',
      steps(
        'Action 72 | Time 28',
        `
Wet hands and forearms with warm running water (85 °F or warmer). Take soap. | 2 seconds
Rub palms, backs, between fingers, thumbs, nails and forearms. | 10 to 15 seconds
Rinse thoroughly, fingers pointing down. | 3 seconds
Dry with a paper towel; use it to turn off the tap and open the door. | Whole wash: 20 seconds`,
      ),
      text(
        'Wash on arrival; after the restroom, a break, coughing, touching face, hair, phone, money or trash; after raw meat, eggs or produce; before putting on gloves and when changing them.',
      ),
    ),
    section(
      'Personal hygiene',
      named(
        'Subject 22 | Rule 78',
        `
Gloves | No bare-hand contact with ready-to-eat food. Change after tears, after 4 hours, and between tasks; wash hands each time.
Clothing | Clean apron each shift; taken off before the restroom and trash. Hair restrained, beards covered.
Jewelry and nails | One plain ring. Nails short, without polish or extensions unless gloves are worn.
Wounds | Bright bandage and a glove; on the arm an impermeable cover.
Eating and drinking | Only in the break area. A closed cup with a straw is allowed at the station, below food level.
Phones | Not at food stations; hands are washed after use.`,
      ),
    ),
    section(
      'Records',
      bullets('Illness records are confidential; they are kept apart from the schedule, in a locked drawer.'),
      records(`
Signed agreement (this document’s form) | {{first_name}} {{last_name}} | Employment plus 1 year
Illness log | Person in charge | 2 years`),
    ),
  ],
  attachments: [
    form(
      'Form: employee agreement',
      text(
        'I have read this policy. I will tell the person in charge, before I come to work, if I have vomiting, diarrhea, jaundice, a sore throat with fever or an infected wound; if I have been diagnosed with norovirus, typhoid fever, Salmonella, Shigella, E. coli or hepatitis A; or if someone I live with has.',
      ),
      text(
        'I understand that I will be kept from work until it is safe, that I will not be punished for reporting, and that not reporting may end my employment at {{business_name}}, {{full_address}}.',
      ),
      fields(
        'Employee’s name (print) | Position\nSignature | Date\nPerson in charge (print) | Signature and date',
        760,
      ),
      table('To report an illness, call the person in charge 50 | or write to 50', ' | {{email}}', {
        rowHeightInTwips: 560,
      }),
    ),
  ],
};

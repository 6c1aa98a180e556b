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

export const handHygiene: Sop = {
  number: 'CL-203',
  title: 'Hand Hygiene',
  kind: 'Standard operating procedure · Infection prevention',
  owner: 'Infection preventionist',
  review: '12 months after the effective date',
  signers: ['Infection preventionist', 'Medical director'],
  revision: 'First issue, with the observation form.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'Hands carry most of the infections that patients acquire during care. This procedure applies to everyone who enters a patient area of {{business_name}}: employees, contractors, students and volunteers. It follows the WHO guidelines on hand hygiene in health care and the recommendations of the CDC.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Everyone | Cleans hands at each of the five moments; accepts and gives reminders.
Infection preventionist | Trains, observes, reports results to the team every month, chooses products with the staff.
Supply staff | Check dispensers daily; no room is used without rub, soap and towels.
{{first_name}} {{last_name}} | Provides products that are gentle to the skin, and time for training.`),
    ),
    section(
      'The five moments',
      named(
        'Moment 30 | Clean your hands 34 | Examples 36',
        `
1 Before touching a patient | When approaching, in the patient’s room | Shaking hands, taking a pulse, helping to move
2 Before a clean or aseptic task | Immediately before, after the last touch | Injection, wound dressing, drawing blood, eye drops
3 After body fluid exposure risk | Immediately after, and after removing gloves | Handling specimens, cleaning up, dental or throat exam
4 After touching a patient | When leaving the patient’s side | End of examination, assisting to the door
5 After touching surroundings | When leaving, even without touching the patient | Bed rail, chair, keyboard, monitor, charts`,
      ),
    ),
    section(
      'Rub or wash?',
      table(
        'Situation 56 | Alcohol rub (60 to 95 %) 22 | Soap and water 22',
        `
Hands look clean, any of the five moments | **Preferred** | Possible
Hands visibly soiled, or contact with blood or body fluids | No | **Required**
After caring for patients with diarrhea, known or suspected C. difficile or norovirus | No | **Required**
After using the restroom, before eating | No | **Required**
After known or suspected exposure to Bacillus anthracis | No | **Required**`,
      ),
    ),
    section(
      'Procedure',
      subheading('Alcohol rub: 20 to 30 seconds'),
      steps(
        'Action 100',
        `
Take a palmful (two pumps, about 3 mL) into a dry, cupped hand.
Rub palm to palm; then the right palm over the back of the left hand with fingers interlaced, and the other way around.
Rub palm to palm with fingers interlaced; then the backs of the fingers against the opposing palm.
Rub each thumb by rotating it in the closed palm; rub the fingertips in circles in the palm.
Go on until the hands are dry. Do not wipe or wave them. Only dry hands are safe near flames and in gloves.`,
      ),
      subheading('Soap and water: 40 to 60 seconds'),
      steps(
        'Action 100',
        `
Wet hands with lukewarm water; take enough soap for all surfaces.
Rub as above for at least 20 seconds: palms, backs, between fingers, thumbs, fingertips, wrists.
Rinse, dry by patting with a single-use towel, and close the tap with the towel.`,
      ),
    ),
    section(
      'Gloves, nails and skin',
      bullets(
        'Gloves do not replace hand hygiene: clean hands before putting them on and after taking them off. One pair serves one patient and one task.',
        'Nails are natural and no longer than ¼ inch. No artificial nails, extensions or chipped polish in patient care. Rings and wristwatches come off before aseptic tasks.',
        'Use the lotion provided; others may weaken gloves. Report cracked or inflamed skin to the infection preventionist: it is treated, never a reason to skip hand hygiene.',
      ),
      callout(
        'Speak up',
        'The agreed words are “Clean hands, please.” The agreed answer is “Thank you.” Patients are told in the waiting room that they may say it to anyone, including physicians.',
      ),
    ),
    section(
      'Supplies and safety',
      table(
        'What 30 | Where 40 | Check 30',
        `
Alcohol rub dispenser | In and outside each exam room, at the front desk, in the laboratory | Daily; not above outlets, at most 1.2 liters each
Liquid soap, not topped up | Every sink | Daily; cartridge replaced whole
Paper towels, waste bin | Every sink | Twice a day
Hand lotion | Staff restroom, medication room | Weekly`,
      ),
    ),
    section(
      'Measurement and records',
      text(
        'Each month at least 30 opportunities are observed on different days and professions, openly and for no more than 20 minutes at a time. Adherence = actions done ÷ opportunities seen. The target is 90 %; below 80 % the team agrees on an action within two weeks.',
      ),
      records(`
Observation forms and monthly results | Infection preventionist | 3 years
Training at hire and yearly, with practical test | Office of {{business_name}} | Employment plus 3 years
Product use (liters of rub per 1,000 visits) | Supply staff | 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: hand hygiene observation',
      fields('Date | Start and end | Area | Observer'),
      text(
        'One line per opportunity. Profession: P physician, N nurse, M medical assistant, O other. Tick one moment and one result.',
      ),
      blankTable(
        'No. 5 | Profession 9 | 1 Before patient 10 | 2 Before task 10 | 3 After fluid 10 | 4 After patient 10 | 5 Sur- roundings 10 | Rub 6 | Wash 6 | Missed 7 | Gloves 7 | Remark 14',
        '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12',
        360,
      ),
      fields('Opportunities | Actions | Adherence in % | Feedback given to'),
    ),
  ],
};

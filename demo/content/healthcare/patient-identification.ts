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
  table,
  text,
} from '#demo/writing.ts';

export const patientIdentification: Sop = {
  number: 'CL-202',
  title: 'Patient Identification',
  kind: 'Standard operating procedure · Patient safety',
  owner: 'Nurse manager',
  review: '12 months after the effective date',
  signers: ['Nurse manager', 'Medical director'],
  revision: 'First issue, with rules for two identifiers.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'The right care for the wrong patient is a serious error that two questions prevent. Everyone at {{business_name}} who registers, examines, treats, tests or talks with a patient about their care matches the person with the record by two identifiers, every time, also when the patient is well known.',
      ),
    ),
    section(
      'Identifiers',
      named(
        'Identifier 34 | Accepted 16 | Remarks 50',
        `
Full legal name | Yes | Said by the patient, spelled if there is any doubt
Date of birth | Yes | Month, day and year
Medical record number | Yes | From a wristband, label or card, not from memory
Photo in the record or on ID | Yes | For patients who cannot speak
Telephone number on file | By phone only | Together with name or date of birth
Room number, bed, appointment time | Never | They belong to a place, not to a person`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
All staff | Use two identifiers before each step of the table below. Stop when something does not match.
Nurse manager | Observes ten identifications a month, reviews reports, trains.
Front desk staff | Flag patients with the same or similar names in the system as “name alert”.`),
    ),
    section(
      'Procedure',
      steps(
        'Action 70 | Why 30',
        `
Ask openly: “Please tell me your full name and your date of birth.” | A nod to “Are you Ann Lee?” proves nothing
Compare **both** answers with the record, form, label or order in your hand. | One match may be chance
Patients who cannot answer: ask the companion, and compare with photo or wristband. Two staff members confirm. | Sedated, confused, ${ifSo('sees_children', 'newborn, ')}other language
If both match, go on. If one does not, stop, apologize, and clear it with the front desk before anything is done. | Never correct the record alone
Repeat the identification after every handover, change of room or interruption. | The next person may be someone else`,
      ),
    ),
    section(
      'Where it is required',
      table(
        'Step 30 | Compare with 36 | In addition 34',
        `
Check-in, telephone advice | Record on screen | Photo ID at the first visit
Vital signs, history | Chart opened in the room | Close the last patient’s chart first
Blood and other specimens | Order and printed label | Label in front of the patient, after collection
Medication and vaccine | Order, product, record | Allergies, dose, expiration date
X-ray and ECG | Request and display | Side and body part, pregnancy
Procedure | Consent form and chart | Time-out with everybody: patient, procedure, site
Results and referrals | Report and record | Two identifiers on every page sent
Prescriptions and paper given out | Name on the document | Patient reads the name aloud`,
        { isFirstBold: true },
      ),
      callout(
        'Specimens',
        'An unlabeled specimen, or one labeled away from the patient, is discarded and collected again. It is never labeled afterward “to save the patient a stick”.',
      ),
    ),
    section(
      'Errors and near misses',
      bullets(
        'Act for the patient first: tell the clinician, correct, monitor.',
        'Report within the same shift, also when nothing happened. Reports go to the nurse manager and, when harm occurred, to {{first_name}} {{last_name}} ({{email}}). Reporting is never punished.',
        'Two records for one person, or one record for two: lock both and let the privacy officer merge or separate them.',
      ),
    ),
    section(
      'Records',
      records(`
Observation sheets (target: 100 % with two identifiers) | Nurse manager | 2 years
Error and near-miss reports | Medical director | 6 years
Training | Office of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: identification observation',
      fields('Month | Area | Observer | Discussed with the team on', 500),
      blankTable(
        'Date 12 | Step observed 26 | Asked openly 12 | Two identifiers compared 14 | Label or chart right 14 | Remark, no names 22',
        10,
        400,
      ),
      fields('Identifications seen | With two identifiers | Share in % (target 100) | Action agreed', 560),
    ),
  ],
};

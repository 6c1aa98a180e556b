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

export const patientIntake: Sop = {
  number: 'CL-201',
  title: 'Patient Registration and Intake',
  kind: 'Standard operating procedure · Front office',
  owner: 'Front office manager',
  review: '12 months after the effective date',
  moreFacts: [
    ['Office hours', '{{clinic_hours}}'],
    ['Contact', '{{email}}  {{website}}'],
  ],
  signers: ['Front office manager', 'Privacy officer', 'Medical director'],
  revision: 'First issue, with the intake form and the daily reconciliation.',
  sections: [
    section(
      'Purpose',
      text(
        'Registration is the first clinical safety check of a visit: a wrong name, birth date or allergy here follows the patient through every later step. This procedure tells the staff of {{business_name}} how to schedule, register and check in patients so that the record is right, insurance is verified, privacy is kept and nobody waits without being seen.',
      ),
    ),
    section(
      'Scope',
      text(
        `All new and returning patients seen at {{full_address}}, in person${ifSo('offers_video_visits', ' or by video')}, including walk-ins${ifSo('sees_children', ' and minors')}. Emergencies are treated first and registered afterward.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Front desk staff | Identify patients, enter demographics, collect consents and copayments, scan documents on the day of the visit.
Medical assistant | Completes the clinical part of intake: history, medications, allergies, reason for visit.
Front office manager | Trains, reviews the daily reconciliation, corrects duplicate records with the privacy officer.
Privacy officer | Answers questions on the Notice of Privacy Practices, handles requests for restrictions and complaints.`),
    ),
    section(
      'When to call a clinician first',
      callout(
        'Do not register, call a nurse now',
        `Chest pain or pressure, trouble breathing, sudden weakness on one side, slurred speech, fainting, heavy bleeding, a severe allergic reaction, thoughts of self-harm${ifSo('sees_children', ', a child under three months with a fever')}. If no clinician is free within one minute, call 911.`,
      ),
      bullets(
        'Cough, fever, rash or travel with known exposure: hand the patient a mask and seat them in a separate room, at least 6 feet from others.',
        'Visible distress, or a request for privacy: register in an exam room.',
      ),
    ),
    section(
      'Procedure',
      subheading('At scheduling'),
      steps(
        'Action 74 | Where 26',
        `
Search by last name and date of birth, then by telephone number, before creating a record. | Practice system
Enter legal name, preferred name and pronouns, date of birth, address, telephone, e-mail, preferred language, need for an interpreter or wheelchair. | Demographics
Ask for the reason of the visit in the patient’s words, and set the length of the appointment by the table in section 6. | Schedule
Verify insurance electronically two business days before the visit; call the patient if coverage is inactive or a referral is missing. | Eligibility tab
Send the intake form and directions; remind by text 48 hours before. | Patient portal`,
      ),
      subheading('At arrival'),
      steps(
        'Action 74 | Where 26',
        `
Greet within one minute. Ask the patient to **say** full name and date of birth; do not read them out for confirmation. | Two identifiers, CL-202
Compare a government photo ID and the insurance card; scan both sides. Take a photo for the record if the patient agrees. | Documents tab
Confirm address, telephone, emergency contact and pharmacy at every visit. | Demographics
Offer the Notice of Privacy Practices at the first visit and after each change; obtain the acknowledgment, or note why it could not be obtained. | Consents
Explain and obtain: consent to treatment, financial policy, permission to share information with named persons. Ask for guardianship papers where they apply. | Consents
Collect the copayment; give a receipt. Offer a good-faith estimate to uninsured patients. | Billing
Mark as arrived, hand the form to the medical assistant, tell the patient the expected wait. | Schedule, status`,
      ),
      subheading('Clinical intake'),
      steps(
        'Action 74 | Where 26',
        `
Identify the patient again with two identifiers in the exam room. | CL-202
Review allergies with the reaction to each; write “no known allergies” only after asking. | Allergy list
Reconcile medications: name, dose, how often, last taken; include over-the-counter products and supplements. | Medication list
Update problems, surgeries, family and social history, immunizations. | History
Screen as due: falls, depression (PHQ-2), tobacco and alcohol, safety at home (alone with the patient). | Screening tab
Take vital signs and tell the clinician about values outside the limits. | CL-204`,
      ),
    ),
    section(
      'Appointment types and times',
      named(
        'Type 26 | Length 14 | Arrive before 16 | What to bring or do 44',
        `
New patient | 40 minutes | 20 minutes | ID, insurance card, medication bottles, earlier records
Follow-up | 20 minutes | 10 minutes | Home readings (blood pressure, glucose)
Annual wellness | 40 minutes | 15 minutes | Fasting only if told so; vaccination card
Acute, same day | 20 minutes | 10 minutes | List of symptoms and when they began
Procedure | 60 minutes | 20 minutes | Consent discussed beforehand; a driver if sedated
${ifSo('offers_video_visits', 'Video visit | 20 minutes | 10 minutes, online | Photo ID at the camera; private room; address of stay')}`,
      ),
    ),
    section(
      `${ifSo('sees_children', 'Minors, proxies', 'Proxies')} and interpreters`,
      bullets(
        ifSo(
          'sees_children',
          'A minor is seen with a parent or legal guardian, or with their written permission, except where the law of {{state}} lets the minor consent. Ask the clinician, not the parent, which services these are.',
        ),
        'Adults who cannot decide for themselves are represented by the person named in the power of attorney; scan it before the visit.',
        'Interpreters are free of charge. Family members interpret only if the patient insists, never children; note the interpreter’s number.',
      ),
    ),
    section(
      'Privacy at the desk',
      bullets(
        'Speak softly; never say the reason of a visit aloud. Sign-in sheets ask for name and time only.',
        'Screens face away from the waiting area and lock after two minutes. Papers are turned over, and shredded the same day when not filed.',
        'On the telephone, verify two identifiers before any detail. Leave messages with the name of the clinic and a number, nothing else.',
        'Tell the privacy officer at once when information reached the wrong person, however little it was.',
      ),
    ),
    section(
      'Daily reconciliation and records',
      text(
        'At closing the front desk compares arrived patients with signed consents, scanned cards, copayments and the bank deposit. Differences are cleared before leaving, or written on the reconciliation sheet for the front office manager.',
      ),
      table(
        'Measure 52 | Target 24 | Reviewed 24',
        `
Registrations without errors found later | 98 % | Monthly
Insurance verified before the visit | 95 % | Weekly
Time from arrival to exam room | 15 minutes (median) | Weekly
Duplicate records created | 0 | Monthly`,
      ),
      records(`
Consents, acknowledgments, ID and insurance scans | Patient record | 7 years${ifSo('sees_children', '; minors until age 21')} or longer by state law
Privacy acknowledgments | Privacy officer | 6 years
Daily reconciliation sheets | Front office manager | 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'portrait',
      'Form: patient intake',
      fields(
        'Legal name | Preferred name and pronouns | Date of birth\nAddress | City, state, zip | Telephone and e-mail\nPreferred language, interpreter | Emergency contact, relation | Telephone\nInsurance and member no. | Policyholder, date of birth | Pharmacy',
        620,
      ),
      subheading('Reason for the visit'),
      fields('What brings you here, since when, what makes it better or worse', 1300),
      subheading('Health history'),
      fields(
        'Allergies and what happens | Current medications, dose, last taken\nConditions and surgeries | Conditions in your family',
        1500,
      ),
      fields(
        'Tobacco, alcohol, other | Occupation | Pregnant or breastfeeding | Falls in the last year',
        620,
      ),
      text(
        'I have been offered the Notice of Privacy Practices of {{business_name}} and consent to examination and treatment.',
      ),
      fields('Signature of patient or representative | Relation | Date', 680),
    ),
  ],
};

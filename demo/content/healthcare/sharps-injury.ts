import type { Sop } from '#demo/sop.ts';
import {
  blocksIf,
  bullets,
  callout,
  definitions,
  fields,
  kept,
  named,
  onNewPage,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const sharpsInjury: Sop = {
  number: 'CL-205',
  title: 'Sharps Injury and Blood Exposure',
  kind: 'Standard operating procedure · Staff safety',
  owner: 'Infection preventionist',
  review: '12 months after the effective date, as OSHA requires of the exposure control plan',
  signers: ['Infection preventionist', 'Medical director'],
  revision: 'First issue. Follows 29 CFR 1910.1030 and CDC guidance on post-exposure care.',
  sections: [
    section(
      'Purpose',
      text(
        'After a needlestick the first two hours count. This procedure tells everyone at {{business_name}} how to handle sharps so that injuries do not happen, and exactly what to do, whom to call and what to record when one does.',
      ),
    ),
    section(
      'Scope',
      text(
        'Employees, students and contractors with possible contact with blood or other potentially infectious materials. It is part of the exposure control plan that is open to all staff at {{full_address}}.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Exposed person | Gives first aid, reports at once, goes to the evaluation, keeps follow-up appointments.
Supervisor on duty | Takes over the work, calls the evaluation site, arranges source testing, completes the report the same day.
Infection preventionist | Keeps the sharps injury log, investigates within five days, offers hepatitis B vaccine to new staff within ten working days.
{{first_name}} {{last_name}} | Bears the cost of evaluation, treatment and follow-up; reviews safer devices with frontline staff every year.`),
    ),
    section(
      'Definitions',
      definitions(`
Exposure | A needlestick or cut, or contact of eye, mouth, other mucous membrane or non-intact skin with blood or other potentially infectious material.
Evaluation site | Where exposed staff are examined and treated: {{evaluation_site}}.
Source | The person whose blood or fluid it was.
PEP | Post-exposure prophylaxis: medicine that lowers the risk of infection. For HIV best within 2 hours, not after 72 hours.
Engineered device | A sharp with a built-in safety feature, such as a retracting needle.`),
    ),
    section(
      'Prevention',
      bullets(
        'Safety devices are used wherever they exist. Activate the feature at once, with one hand, pointing away.',
        'Needles are not recapped, bent or removed by hand. If a procedure requires recapping, use the one-hand scoop.',
        'Sharps containers stand within arm’s reach, upright, below eye level, and are closed at three-quarters full.',
        'No hand-to-hand passing: lay sharps into a neutral zone. Announce “sharp”.',
        'Gloves for every contact; face shield where splashes are possible. Broken glass is picked up with tongs.',
      ),
    ),
    section(
      'Procedure after an exposure',
      callout(
        'First minute',
        'Needlestick or cut: wash with soap and water. Nose, mouth or skin: flush with water. Eyes: rinse for 15 minutes at the eyewash. Do not squeeze the wound and do not use bleach.',
      ),
      steps(
        'Action 62 | Who 20 | Within 18',
        `
Stop work safely, give first aid, tell the supervisor. | Exposed person | 5 minutes
Keep the device and note type, brand and whether its safety feature was used. Note the source patient. | Supervisor | 15 minutes
Call the evaluation site and announce the exposed person; while it is closed, the emergency department. | Supervisor | 15 minutes
Assess the risk by section 7. Where HIV is possible, the first dose of PEP is not delayed for results. | Evaluating clinician | 2 hours
Ask the source for consent; rapid HIV antigen/antibody, HBsAg, anti-HCV with reflex RNA. Follow the law of {{state}} if consent cannot be had. | Clinician | 2 hours
Draw baseline tests of the exposed person with consent: HIV, anti-HBs if the response to vaccine is unknown, anti-HCV, liver enzymes. | Evaluation site | Same day
Give advice around the clock: PEPline 1-888-448-4911. | Clinician | As needed
Complete the exposure report and the sharps injury log. | Supervisor, infection preventionist | 24 hours
Hand the clinician’s written opinion to the employee: vaccination advised or not, and that they were told the results. No findings go to the employer. | Evaluation site | 15 days`,
      ),
    ),
    section(
      'Risk and treatment',
      named(
        'Virus 16 | Risk after a needlestick from an infected source 28 | Treatment 34 | Follow-up tests 22',
        `
HIV | About 0.3 % (mucous membrane 0.1 %) | Three-drug PEP for 28 days, started within hours; specialist within 72 hours | 4 to 6 weeks and 12 weeks
Hepatitis B | 6 to 30 % if not immune; practically none if immune | Vaccine and, if not immune, HBIG within 24 hours (at most 7 days) | Anti-HBs 1 to 2 months after the last dose; HBsAg at 6 months
Hepatitis C | About 0.2 % | No prophylaxis; early treatment if infected | HCV RNA at 3 to 6 weeks, anti-HCV at 4 to 6 months`,
      ),
      subheading('What raises the risk'),
      bullets(
        'Hollow-bore needle, visible blood on the device, needle from a vein or artery, deep injury.',
        'Source with a high viral load or advanced illness. Unknown source: judge by where the sharp was used.',
        'No risk: intact skin; urine, saliva, sweat, tears, vomit or stool without visible blood.',
      ),
    ),
    section(
      'Support and confidentiality',
      bullets(
        'Until cleared, the exposed person uses condoms and does not donate blood; breastfeeding is discussed with the clinician. Work is not restricted.',
        'Fear is normal. Counseling is offered free of charge, at once and again after six weeks.',
        'Results are known to the exposed person and the clinician only. Medical records of exposure are kept apart from personnel files.',
      ),
    ),
    section(
      'Investigation and records',
      text(
        'Within five days the infection preventionist visits the place, talks with those involved and answers: Could a safer device, another place for the container, more light, time or training have prevented it? Actions get a name and a date. The log, without names, is reviewed with staff every quarter.',
      ),
      table(
        'Record 48 | Kept by 30 | Kept for 22',
        `
Medical record of exposure, vaccination, written opinion | Occupational health provider | Employment plus 30 years
Sharps injury log (type and brand of device, department, how it happened) | Infection preventionist | 5 years
OSHA 300 entry for needlesticks with another person’s blood | Office of {{business_name}} | 5 years
Training, yearly | Office of {{business_name}} | 3 years
Review of safer devices with staff | Infection preventionist | 5 years`,
      ),
    ),
    kept(
      'Emergency contacts',
      ...blocksIf(
        'emergency_contacts',
        [
          text('This list hangs in every room where sharps are used. Each number is tried out once a year.'),
          named(
            'Contact 34 | For what 40 | Telephone 26',
            '{{#each emergency_contacts}}{{name}} | {{role}} | {{phone}}{{/each}}',
            { rowHeightInTwips: 380 },
          ),
        ],
        [
          text(
            'Whoever cannot reach the evaluation site calls **911**, gives the address {{full_address}}, and tells {{first_name}} {{last_name}} at {{email}}.',
          ),
        ],
      ),
    ),
  ],
  attachments: [
    onNewPage(
      'portrait',
      'Form: exposure report',
      fields(
        'Name (confidential) | Position | Date and time of exposure\nPlace | Supervisor | Reported at',
        520,
      ),
      fields(
        'Kind: needlestick, cut, splash, bite, skin | Body part | Fluid and amount\nDevice type and brand | Safety feature activated? | Protective equipment worn',
        640,
      ),
      fields('How it happened: task, step, position of container, interruptions', 900),
      fields(
        'First aid given, at | Evaluation site called, at | Arrived, at | PEP offered, first dose at',
        600,
      ),
      fields(
        'Source known? Initials and record no. | Consent to testing, at | Rapid HIV result | HBsAg, HCV',
        600,
      ),
      fields('Hepatitis B vaccine: doses and response | Tetanus shot, year | Other', 600),
      fields('What would have prevented it; action, by whom, until when', 900),
      fields(
        'Exposed person: signature and date | Supervisor: signature and date | Infection preventionist: signature and date',
        680,
      ),
    ),
  ],
};

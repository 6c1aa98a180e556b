import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  definitions,
  fields,
  form,
  ifSo,
  named,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const vitalSigns: Sop = {
  number: 'CL-204',
  title: 'Vital Signs and Escalation',
  kind: 'Standard operating procedure · Clinical care',
  owner: 'Nurse manager',
  review: '12 months after the effective date',
  signers: ['Nurse manager', 'Medical director'],
  revision: 'First issue, with escalation limits for the medical director to approve.',
  sections: [
    section(
      'Purpose',
      text(
        'Vital signs are useful only if they are measured the same way each time and if somebody acts on them. This procedure defines how temperature, pulse, respiration, blood pressure, oxygen saturation, weight and pain are measured at {{business_name}}, which values are told to a clinician, and how fast.',
      ),
    ),
    section(
      'Scope',
      text(
        'All patients at every visit, unless the clinician orders otherwise. The limits are for screening in a clinic; they do not replace clinical judgment, and a patient who looks ill is escalated whatever the numbers say.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Medical assistant | Measures, records, repeats abnormal values, escalates by section 7.
Nurse | Assesses patients with yellow or red values, starts first measures, calls the clinician.
Clinician | Sees red patients at once, sets individual limits in the chart where needed.
Nurse manager | Keeps equipment calibrated, observes technique twice a year.`),
    ),
    section(
      'Definitions',
      definitions(`
Yellow value | Outside the usual range. Repeat within 5 minutes; tell the nurse before the clinician enters.
Red value | Possibly dangerous. Do not leave the patient; call the nurse and the clinician at once.
Orthostatic change | A fall of 20 mm Hg systolic or 10 mm Hg diastolic within 3 minutes of standing.`),
    ),
    section(
      'Equipment',
      bullets(
        `Blood pressure monitor validated for clinical use, with cuffs for ${ifSo('sees_children', 'children, ')}small adults, adults, large adults and thighs.`,
        `Pulse oximeter, thermometer with covers, watch with seconds, scale to 500 lb, height rule${ifSo('sees_children', ', length board for infants')}.`,
        'Cleaned with disinfectant wipes between patients; calibrated every 12 months and after a fall.',
      ),
    ),
    section(
      'Procedure',
      subheading('Preparation'),
      steps(
        'Action 100',
        `
Clean hands (CL-203), identify the patient with two identifiers (CL-202), explain what you will do.
Let the patient sit for five minutes, back supported, feet flat, legs uncrossed, without talking. Ask about caffeine, tobacco or exercise in the last 30 minutes and note it.`,
      ),
      subheading('Measurement'),
      steps(
        'Sign 18 | How 58 | Record 24',
        `
Blood pressure | Bare upper arm at heart level; bladder covers 80 % of the arm’s circumference. First visit: both arms, then use the higher one. Not on the side of a mastectomy, fistula or IV line. | mm Hg, arm, cuff, position
Repeat | If 130/80 or above, wait one minute and measure twice more; record the average of the last two. | Average and readings
Pulse | Radial, 30 seconds × 2; 60 seconds if irregular.${ifSo('sees_children', ' Infants: apical, 60 seconds.')} | Per minute, rhythm
Respiration | Count for 60 seconds without announcing it. | Per minute, effort
Temperature | Oral (15 minutes after food or drink), temporal or tympanic${ifSo('sees_children', '; rectal only for infants by order')}. | °F and route
Oxygen saturation | Warm finger, no polish; wait until stable for 10 seconds. Dark skin, cold or poor circulation may read falsely high: look at the patient. | %, room air or L/min
Weight, height | Without shoes and coat${ifSo('sees_children', '; infants naked, to 0.1 oz')}. Compare with the last visit. | lb, in., BMI
Pain | 0 to 10; ${ifSo('sees_children', 'faces scale from age 3; ')}observe those who cannot speak. | Score, place`,
      ),
    ),
    section(
      'Escalation limits',
      subheading(ifSo('sees_children', 'Adults', 'Limits for adults')),
      named(
        'Sign 25 | Usual 25 | Yellow 25 | Red 25',
        `
Systolic pressure, mm Hg | 100 to 129 | 90 to 99 or 130 to 179 | Below 90, or 180 and above
Diastolic pressure, mm Hg | 60 to 79 | Below 60 or 80 to 119 | 120 and above
Pulse, per minute | 60 to 100 | 50 to 59 or 101 to 129 | Below 50, or 130 and above
Respiration, per minute | 12 to 20 | 10 to 11 or 21 to 24 | Below 10, or 25 and above
Oxygen saturation, room air | 95 to 100 % | {{oxygen_limit}} to 94 % | Below {{oxygen_limit}}
Temperature | 97.0 to 99.4 °F | 95.0 to 96.9 or 99.5 to 102.9 °F | Below 95.0, or 103.0 °F and above
Pain, new | 0 to 3 | 4 to 7 | 8 to 10, or chest pain of any score`,
      ),
      subheading(ifSo('sees_children', 'Children: usual values at rest, awake')),
      named(
        'Age 28 | Pulse 18 | Respiration 18 | Systolic, low limit 18 | Fever to escalate 18',
        `
{{#if sees_children}}Newborn to 3 months | 100 to 180 | 30 to 60 | 70 (60 under 1 month) | 100.4 °F: **red**
3 to 12 months | 100 to 180 | 30 to 53 | 70 | 102.2 °F
1 to 2 years | 98 to 140 | 22 to 37 | 70 + 2 × age | 103 °F
3 to 5 years | 80 to 120 | 20 to 28 | 70 + 2 × age | 103 °F
6 to 11 years | 75 to 118 | 18 to 25 | 70 + 2 × age | 103 °F
12 to 17 years | 60 to 100 | 12 to 20 | 90 | 103 °F{{/if}}`,
      ),
      callout(
        'Red means together, now',
        'Stay with the patient, call out or press the room alarm, bring oxygen, defibrillator and emergency bag. If the patient does not respond or does not breathe normally: call 911, start CPR, give the address {{street}}, {{city}}, {{state}} {{zip_code}}.',
      ),
    ),
    section(
      'What to do',
      steps(
        'Action 66 | Within 34',
        `
Yellow: repeat by the same method with a suitable cuff or another device. | 5 minutes
Yellow confirmed: tell the nurse in person, mark the chart, keep the patient in view of staff. | Before the clinician’s visit
Red: call the nurse and the clinician; do not leave. | Immediately
Blood pressure 180/120 or above **with** headache, chest pain, vision change, weakness or confusion: treat as an emergency and call 911. | Immediately
Blood pressure 180/120 or above without symptoms: rest in a quiet room, repeat; the clinician decides on the same day. | 15 minutes
Write value, time, who was told and what was ordered. Repeat every 15 minutes until released. | Before the end of the visit`,
      ),
    ),
    section(
      'Quality and records',
      table(
        'Check 56 | Target 22 | Every 22',
        `
Blood pressures taken after five minutes of rest | 95 % | Month
Abnormal first readings repeated | 100 % | Month
Red values with documented call within one minute | 100 % | Each event
Final zeros (values ending in 0) | Below 20 % | Quarter`,
      ),
      records(`
Vital signs | Patient record | 7 years or by state law
Calibration and cleaning of equipment | Nurse manager | 3 years
Technique observations and training | Nurse manager | Employment plus 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: repeated vital signs',
      fields('Patient’s name | Date of birth | Record no. | Date and clinician'),
      blankTable(
        'Time 9 | Blood pressure 14 | Pulse 9 | Resp. 9 | SpO₂ 9 | Temp. °F 11 | Pain 8 | Told to, at 20 | Initials 11',
        10,
        420,
      ),
      fields('Reason for repeated measurement | Orders and result', 800),
    ),
  ],
};

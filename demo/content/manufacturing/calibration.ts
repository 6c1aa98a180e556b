import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  bullets,
  callout,
  definitions,
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

/** Who calibrates what a shop with references of its own can. */
const byUs = ifSo('calibrates_in_house', 'In house', 'Laboratory');

export const calibration: Sop = {
  number: 'MF-305',
  title: 'Calibration of Measuring Equipment',
  kind: 'Standard operating procedure · Quality',
  owner: 'Quality manager',
  review: '12 months after the effective date',
  signers: ['Quality manager', 'Calibration technician'],
  revision: 'First issue. Supports clause 7.1.5 of ISO 9001:2015.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'A decision on a part is only as good as the instrument behind it. This procedure covers every gauge, instrument, fixture and reference that {{business_name}} uses to accept product or to control a process, including employee-owned tools. Instruments used for information only are labeled so and are not covered.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Calibration technician | Keeps the register, recalls instruments, ${ifSo('calibrates_in_house', 'calibrates in house by written methods', 'sends them to laboratories')}, labels.
User | Checks label and zero before use, handles with care, hands in on time, reports drops and doubts.
Quality manager | Approves intervals and laboratories, decides after out-of-tolerance findings.`),
    ),
    section(
      'Definitions',
      definitions(`
Calibration | Comparison with a reference of known, traceable value. It shows the error; adjustment removes it.
Traceability | An unbroken chain of calibrations to NIST or another national institute, each with its uncertainty.
Accuracy ratio | Tolerance of the instrument ÷ uncertainty of the reference. At least 4 to 1; if less, the limit is reduced by a guard band.
As found, as left | Readings before and after adjustment. Both are recorded.
Out of tolerance | An as-found reading outside the instrument’s limits.`),
    ),
    section(
      'Intervals and limits',
      named(
        'Instrument 26 | Interval 14 | Points 26 | Limit 20 | By 14',
        `
Outside micrometer 0 to 1 in. | 6 months | 0, 0.25, 0.5, 0.75, 1.0 in.; flatness | ±0.0001 in. | ${byUs}
Caliper 0 to 6 in. | 6 months | 0, 1, 3, 6 in.; jaws and depth | ±0.001 in. | ${byUs}
Dial indicator | 12 months | Every half turn, both ways | ±1 graduation | ${byUs}
Plug and ring gauges | 12 months | Two diameters, three levels | Gauge class | Laboratory
Gauge blocks, grade 0 | 24 months | All | Grade limits | Laboratory
Torque wrench | 6 months or 5,000 cycles | 20, 60, 100 % of range | ±4 % | ${byUs}
Scale to 50 lb | 6 months | 0, 25, 50, 75, 100 %; corners | ±0.1 % | Laboratory
Pressure gauge | 12 months | Five up, five down | ±1 % of span | ${byUs}
Thermometer, digital | 12 months | Ice point, 140, 212 °F | ±1.0 °F | ${byUs}
Surface plate | 36 months | Flatness map | Grade A | On site`,
      ),
      bullets(
        'Three calibrations in a row within half of the limit allow an interval half as long again; one out-of-tolerance finding halves it.',
        'New, repaired, dropped or doubted instruments are calibrated before use whatever their date.',
      ),
    ),
    section(
      'Procedure',
      ...blocksIf(
        'calibrates_in_house',
        [
          subheading('In-house calibration'),
          steps(
            'Action 74 | Accept if 26',
            `
Two weeks before the due date send the recall list; at the due date pull what was not handed in. | Nothing in use past its date
Clean; look for wear, burrs, play, cracked faces. Bring instrument and reference to 68 ±2 °F. | 2 hours, or 1 hour per inch of steel
Check that the reference is in date and accurate enough. | Ratio 4 to 1 or better
Read each point three times, as found, without adjusting. Write every reading. | Spread within one graduation
Compare with the limits. If all are within, label. If not, go to section 6. | Largest error within limit
Adjust or repair if the error is above 75 % of the limit; read again, as left. | Within 50 % of the limit
Fill in the record; a second person checks the entries of critical gauges. | Signed
Attach the label: no., date, due date, initials. Seal the adjustment. | Label readable`,
          ),
        ],
        [
          subheading('Sending instruments out'),
          steps(
            'Action 74 | Accept if 26',
            `
Two weeks before the due date send the recall list; at the due date pull what was not handed in. | Nothing in use past its date
Clean, look for damage, pack in its own case; note serial number, points and limit on the order. | Order complete
Ask for readings before any adjustment. The laboratory adjusts only after it has asked us. | Written on the order
Compare the certificate with the limits. If a reading is outside, go to section 6. | Largest error within limit
Attach the label: no., date, due date, initials. Hand out only what has one. | Label readable`,
          ),
        ],
      ),
      subheading('External laboratories'),
      bullets(
        'Accredited to ISO/IEC 17025 for the range; the certificate shows as-found data, uncertainty, reference, traceability.',
        'The technician compares each certificate with the limits within two days. A certificate alone does not mean that the instrument passed.',
      ),
    ),
    section(
      'Out of tolerance',
      steps(
        'Action 74 | Within 26',
        `
Tag “Do not use”, record as-found values, tell the quality manager. | Same day
Find all measurements since the last good calibration: jobs, lots, features, tolerances. | 2 working days
Judge: error of the gauge against the tolerance of each feature. Below 10 % of the tolerance: note and release. | 3 working days
Otherwise remeasure parts in stock; block lots by MF-304; inform customers where delivered product may be affected. | 5 working days
Find the cause, shorten the interval, repair or scrap the instrument. | 10 working days`,
      ),
      callout(
        'Handling',
        'Gauges live in their cases, away from coolant and magnets. Spindles are left open by one turn. Torque wrenches are set to their lowest value after use. Whoever drops a gauge reports it and is thanked for it.',
      ),
    ),
    section(
      'Labels and records',
      table(
        'Label 24 | Meaning 76',
        `
Green, with dates | Calibrated, all functions usable
Yellow, “Limited” | Usable only for the range or function written on it
Blue, “Reference only” | Not for acceptance of product
Red, “Do not use” | Out of tolerance, overdue, damaged or in doubt`,
        { isFirstBold: true },
      ),
      records(`
Register of instruments | Calibration technician | Permanently
Calibration records and certificates | Calibration technician | 10 years
Out-of-tolerance reports | Quality manager | 10 years
Training of technicians | Office of {{business_name}} | Employment plus 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: calibration record',
      ...blocksIf('not calibrates_in_house', [
        text(
          'Copy the readings of the laboratory’s certificate and compare each with the limit. The certificate stays with this sheet.',
        ),
      ]),
      fields(
        'Instrument and no. | Range and graduation | Limit | Reference no., due date | Temperature °F, humidity\nDate | Technician | Interval | Next due | Reason: due, new, repair, doubt',
      ),
      blankTable(
        'Nominal 10 | As found 1 10 | As found 2 10 | As found 3 10 | Error 10 | Within limit? 10 | As left 1 10 | As left 2 10 | As left 3 10 | Error 10',
        9,
        420,
      ),
      fields('Result: green, limited, out of tolerance | Remarks | Signature and date', 640),
    ),
  ],
};

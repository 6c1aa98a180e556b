import type { Section } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  fields,
  form,
  ifSo,
  onNewPage,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const lockoutForms: Section[] = [
  form(
    'Form: annual inspection certificate',
    fields('Machine and sheet no. | Date of inspection | Inspector (authorized, not a user of the sheet)'),
    blankTable(
      'Question 64 | Yes 8 | No 8 | Correction 20',
      `
Does the sheet list every source of energy that is there today?
Are the isolation points labeled as on the sheet, reachable and lockable?
Did the observed lockout follow all steps, including verification?
Did each person use a personal lock with tag, and keep the key?
Could each employee explain their duties under this procedure?`,
      340,
    ),
    fields('Employees observed or interviewed (names and initials)', 520),
    text('I certify that this inspection was made at {{business_name}}, {{city}}, {{state}}.'),
    fields('Signature of the inspector | Date', 560),
  ),
  onNewPage(
    'landscape',
    'Form: energy control sheet',
    fields('Machine | Asset no. | Location | Sheet no. and revision | Written by, date'),
    text(
      'List **every** energy source. A photograph of each isolation point is attached and carries the same number.',
    ),
    blankTable(
      'No. 5 | Energy and amount (V, psi, lb) 18 | Isolating device and where it is 23 | Device and lock needed 15 | How stored energy is released 20 | How zero energy is proved 19',
      '1\n2\n3\n4\n5\n6\n7\n8',
      520,
    ),
    fields('Order of shutdown | Order of restart | Special hazards and protective equipment', 900),
  ),
  onNewPage(
    'portrait',
    `Form: group lockout${ifSo('shifts_per_day > 1', ' and shift change')}`,
    fields('Machine and job | Sheet no. | Lockbox no. | Leader'),
    subheading('People on the box'),
    blankTable('Name 28 | Company 20 | Lock no. 12 | On: time, initials 20 | Off: time, initials 20', 9, 400),
    ...blocksIf('shifts_per_day > 1', [
      subheading('Shift changes'),
      blankTable(
        'Date and time 20 | Outgoing leader 24 | Incoming leader 24 | All points walked 16 | Initials 16',
        3,
        400,
      ),
    ]),
    subheading('Removal of a lock by somebody else'),
    fields('Owner of the lock | Lock no. and place | Reason', 520),
    fields('Attempts to reach the owner: times and numbers | Owner not on the premises, checked by', 700),
    table('Supervisor, {{safety_manager}} 40 | Signature 36 | Date and time 24', ' | | \n | | ', {
      rowHeightInTwips: 440,
    }),
  ),
];

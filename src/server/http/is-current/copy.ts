import type { DocumentPrint, PrintState } from '#shared/is-current/print-status.ts';

/** Whether to work with a print, to wait, or not to. */
export type Tone = 'go' | 'wait' | 'stop' | 'none';

/** What is understood from afar: a word, a colour and a sign. */
type Verdict = { tone: Tone; word: string };

export const verdicts: Record<PrintState | 'sample' | 'unknown' | 'too-many', Verdict> = {
  'in-force': { tone: 'go', word: 'In force' },
  draft: { tone: 'wait', word: 'Draft' },
  approved: { tone: 'wait', word: 'Not in force yet' },
  superseded: { tone: 'stop', word: 'Superseded' },
  withdrawn: { tone: 'stop', word: 'Withdrawn' },
  refunded: { tone: 'stop', word: 'No longer valid' },
  sample: { tone: 'none', word: 'Only a sample' },
  unknown: { tone: 'stop', word: 'Unknown code' },
  'too-many': { tone: 'none', word: 'Please wait' },
};

const DO_NOT_USE = 'Do not use this print.';

/** As documents print their own. */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const sinceOf = ({ revision, since }: NonNullable<DocumentPrint['current']>) =>
  `Revision ${revision}, since ${longDay(since)}`;

/** What follows from the verdict, in the order in which it matters. */
export const sentencesOf = ({ state, day, current }: DocumentPrint): string[] => {
  const on = day === null ? '' : longDay(day);
  const inForce = current ? `In force is revision ${current.revision}, since ${longDay(current.since)}.` : '';
  const sentences: Record<PrintState, string[]> = {
    'in-force': [`This print is the current revision, in force since ${on}.`],
    draft: ['Nobody has approved this revision yet.', inForce],
    approved: [`Approved, takes effect on ${on}.`, inForce],
    superseded: [DO_NOT_USE, inForce],
    withdrawn: [DO_NOT_USE, `The document was withdrawn on ${on}.`, inForce],
    refunded: [DO_NOT_USE, 'Its purchase was refunded or closed.'],
  };
  return sentences[state].filter((sentence) => sentence !== '');
};

export const checkedOn = ({ checkedAt, timeZone }: Pick<DocumentPrint, 'checkedAt' | 'timeZone'>) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(checkedAt),
  );

export const copy = {
  business: 'Business',
  document: 'Document',
  number: 'Number',
  print: 'This print',
  inForce: 'In force',
  revision: (revision: number) => `Revision ${revision}`,
  checked: 'Checked',
  whatIsTold:
    'This page tells how a print stands in the register of its business. What the document says is for those who have it.',
  sample: [
    'This print is a sample, made to be looked at. It is no business’s procedure.',
    'On a document that was bought, the code in this place tells whether it is current.',
  ],
  unknown: {
    lead: 'No document of this shop has this code.',
    steps: [
      'Scan it once more, with all of it in view and in good light.',
      'If you typed the address, compare each letter: capitals count.',
      'If it stays unknown, do not rely on the print: ask whoever gave it to you for a current one.',
    ],
  },
  tooMany: (minutes: number) => [
    'Too many codes that nobody knows were tried from your network.',
    `Scan again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  ],
} as const;

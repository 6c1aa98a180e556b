import type { WayToRead } from '#shared/contract/reading/evidence.ts';
import type { EvidenceFormat, Paper } from '#shared/reading/evidence-forms.ts';
import { readingStateWords } from '#shared/reading/state-words.ts';

export const copy = {
  title: 'Readers',
  caption: 'Who has to read this document, and who has',
  count: (read: number, all: number, revision: number) =>
    `${read} of ${all} have read what is in force (revision ${revision}).`,
  notInForce: (all: number) =>
    all === 1
      ? '1 person will have to read this document once it is in force.'
      : `${all} people will have to read this document once it is in force.`,
  nobody: 'Nobody has to read this document yet.',
  nobodyHint: '‘Assign readers’ says who has to.',
  assign: 'Assign readers',
  notLoaded: 'The readers could not be loaded.',
  retry: 'Try again',
  columns: { name: 'Name', state: 'State', due: 'Due', read: 'Read' },
  number: (number: number) => `No. ${number}`,
  erased: (number: number) => `Reader No. ${number} (name erased)`,
  states: readingStateWords,
  former: 'No longer assigned',
  overdue: (day: string) => `Overdue since ${day}`,
  noDate: '–',
  ways: {
    link: 'by a personal link',
    'shared-device': 'on a shared device',
    'signed-sheet': 'signed on paper',
  } satisfies Record<WayToRead, string>,
  reading: (revision: number, moment: string, how: string) => `Revision ${revision}, ${moment}, ${how}`,
  proof: 'Proof',
  proofOf: (name: string, revision: number) => `Proof that ${name} has read revision ${revision}`,
  showAll: (count: number) => `Show all ${count}`,
  sheet: {
    menu: 'Sign-off sheet',
    papers: { letter: 'On US Letter', a4: 'On A4' } satisfies Record<Paper, string>,
    list: 'Signed sheets',
    entry: (revision: number, moment: string, people: string) =>
      `Revision ${revision}, attached ${moment}, ${people}`,
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    download: 'Download',
    downloadOf: (revision: number, moment: string) =>
      `Download the scan of revision ${revision}, attached ${moment}`,
  },
  exports: {
    menu: 'Export',
    formats: {
      xlsx: 'As Excel',
      csv: 'As CSV',
      pdf: 'As PDF',
    } satisfies Record<EvidenceFormat, string>,
    making: 'Your file is being made.',
    done: 'Your download has begun.',
  },
  attach: {
    button: 'Attach signed sheet',
    title: 'Attach a signed sheet',
    text: 'The scan is kept as the record. Whoever signed it is written down as having read the revision.',
    file: 'Scan of the sheet',
    fileHint: 'A PDF, PNG or JPEG file of at most 15 MB.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    noFile: 'Please choose the scan of the signed sheet.',
    wrongType: 'The scan must be a PDF, PNG or JPEG file.',
    tooLarge: 'The scan is larger than 15 MB. Please scan it with fewer dots per inch.',
    revision: 'Revision that was signed',
    revisionOption: (revision: number) => `Revision ${revision}`,
    signers: 'Who signed',
    all: 'All',
    none: 'None',
    nobody: 'Please say who signed.',
    others: 'Others who signed',
    othersHint: 'One name a line. Whoever is not on your list yet is put on it.',
    tooManyOthers: (most: number) => `At most ${most} names at a time.`,
    send: 'Attach',
    cancel: 'Cancel',
    notSent: 'The sheet was not attached. Please try again.',
    done: (recorded: number, knownBefore: number) =>
      `The sheet is attached. ${recorded === 1 ? '1 person is' : `${recorded} people are`} written down as having read it${
        knownBefore === 0 ? '' : `; of ${knownBefore} it was known before`
      }.`,
  },
} as const;

import { type AbuseCase, inFile } from './abuse-case.ts';

const exported = inFile('tests/api/readers/exports.test.ts');
const proof = inFile('tests/api/readers/proof.test.ts');
const sheets = inFile('tests/api/readers/sheets.test.ts');
const verification = inFile('tests/api/readers/verification.test.ts');

/** Who has read what, and what proves it. */
export const evidenceCases: AbuseCase[] = [
  {
    number: 300,
    does: 'opens the signed sheet of somebody else',
    heldBy: [sheets('is opened by its owner alone, and not at all without signing in')],
  },
  {
    number: 301,
    does: 'asks for readings, proofs or sheets of somebody else’s people',
    heldBy: [
      exported('is nobody else’s, and of nothing that is not there'),
      proof('is not made of what nobody has read, nor for anybody else'),
      sheets('is not made of what is not in force, nor for anybody else'),
    ],
  },
  {
    number: 302,
    does: 'is called like a formula, and waits for the workbook',
    heldBy: [exported('is no formula, whatever people are called')],
  },
  {
    number: 303,
    does: 'attaches as a scan what is none: a page, a program in a PDF, half a picture, too much',
    heldBy: [sheets('is refused if it is %s, and nothing is kept of it')],
  },
  {
    number: 304,
    does: 'says on paper that people of others, or of a draft, have read something',
    heldBy: [
      sheets('is refused for revisions that were never in force, people of others, and nobody at all'),
    ],
  },
  {
    number: 305,
    does: 'rewrites who has read what, in the database',
    heldBy: [
      verification('is named when somebody alters %s'),
      verification('is named when it is gone, or its record is another one'),
    ],
  },
];

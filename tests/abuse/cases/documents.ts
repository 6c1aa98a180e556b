import { type AbuseCase, inFile } from './abuse-case.ts';

const account = inFile('tests/api/account.test.ts');
const fields = (row: string) => account('with %s given as %j is refused in one readable sentence', row);
const fill = inFile('src/office/fill/fill-docx.test.ts');

/** What customers write, and where it ends up. */
export const documentCases: AbuseCase[] = [
  {
    number: 103,
    does: 'writes markup into every field of a document',
    heldBy: [fill('prints any value as the same text, in every place, and expands nothing in it')],
  },
  {
    number: 104,
    does: 'writes characters that no document can hold',
    heldBy: ['with city given as "Port\\u0000land"', 'with street given as "Quay'].map(fields),
  },
  { number: 106, does: 'writes a name of a million characters', heldBy: [fields('with name given as "xxx')] },
  {
    number: 107,
    does: 'sends an object where text belongs',
    heldBy: [fields('with state given as {"_type"')],
  },
  {
    number: 109,
    does: 'writes formulas into a workbook',
    heldBy: [fill('writes any value as a string that reads the same, and never as a formula')],
  },
  {
    number: 110,
    does: 'writes formulas into a table that somebody exports',
    heldBy: [
      inFile('tests/abuse/supply-chain.test.ts')(
        'orders and readings are the only tables the shop makes for spreadsheet programs',
      ),
    ],
  },
  {
    number: 112,
    does: 'has words of their own mailed to others',
    heldBy: [
      inFile('src/server/mails/code-mail.test.ts')(
        'varies by code and expiry alone: nobody can pass a word of theirs through it',
      ),
    ],
  },
  {
    number: 113,
    does: 'names products, documents, files and people like scripts',
    heldBy: [
      inFile('tests/abuse/hostile-names.test.tsx')(
        'whatever %s is called, it is shown as text and does nothing',
      ),
    ],
  },
  {
    number: 115,
    does: 'sends texts that are slow to read',
    heldBy: [inFile('tests/abuse/public-web.test.ts')('%s is refused at once', 'is refused at once')],
  },
  {
    number: 116,
    does: 'writes lines of their own into the log',
    heldBy: [inFile('src/server/kernel/log.test.ts')('writes one line of JSON per event, whatever is in it')],
  },
  {
    number: 118,
    does: 'reads in a document who made the template, and where',
    heldBy: [
      inFile('tests/api/files/generated-files.test.ts')(
        'the files of an order are whole and right: text, logo, pages, sections, and nothing of the author',
      ),
    ],
  },
];

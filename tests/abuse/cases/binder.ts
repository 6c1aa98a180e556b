import { type AbuseCase, inFile } from './abuse-case.ts';

const files = inFile('tests/api/binder/revision-files.test.ts');
const exported = inFile('tests/api/binder/exports.test.ts');
const calendar = inFile('tests/api/binder/calendar.test.ts');
const records = inFile('tests/api/binder/records.test.ts');

/** What was approved, what leaves the binder, and what is said to have happened. */
export const binderCases: AbuseCase[] = [
  {
    number: 250,
    does: 'asks for a revision of somebody else, or of an order that was refunded',
    heldBy: [files('is handed out to nobody else, and to nobody while the order is closed')],
  },
  {
    number: 251,
    does: 'gets hold of a superseded document without its stamp',
    heldBy: [
      files('leaves no way around the stamp: neither by the storage nor in the ZIP of an earlier version'),
      files('is stamped by how it stands when it is fetched, not when its link was made'),
    ],
  },
  {
    number: 252,
    does: 'writes a header into the title of a document that is downloaded',
    heldBy: [files('has a name that is one line of a header, whatever the title holds')],
  },
  {
    number: 253,
    does: 'writes a formula into a title that ends up in the master list',
    heldBy: [
      exported('has no formula, whatever a document is called'),
      inFile('src/office/tables/tables.test.ts')('has no formula, whatever a text begins with'),
    ],
  },
  {
    number: 254,
    does: 'uses the link to one binder for another',
    heldBy: [exported('is nobody else’s: a link is good for the one binder it was made for')],
  },
  {
    number: 255,
    does: 'guesses the address of a calendar, or finds it in a log',
    heldBy: [
      calendar('answers every other address in one way, and slows down whoever tries many'),
      calendar('has an address that nobody guesses: long, of which only the hash is stored, and in no log'),
    ],
  },
  {
    number: 256,
    does: 'goes on reading a calendar whose address was replaced',
    heldBy: [calendar('is shown again to its owner, replaced by a new one, and switched off')],
  },
  {
    number: 257,
    does: 'rewrites what happened in a binder',
    heldBy: [
      records('are only ever added to: the database refuses everything else'),
      records('do not fit from the row on whose content was altered'),
      records('do not fit where a row was written anew with a hash of its own'),
    ],
  },
];

import { type AbuseCase, inFile } from './abuse-case.ts';

const files = inFile('tests/api/binder/revision-files.test.ts');
const exported = inFile('tests/api/binder/exports.test.ts');
const calendar = inFile('tests/api/binder/calendar.test.ts');
const records = inFile('tests/api/binder/records.test.ts');
const updates = inFile('tests/api/binder/updates.test.ts');
const entry = inFile('tests/api/binder/entry.test.ts');
const prints = inFile('tests/api/binder/prints.test.ts');

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
  {
    number: 258,
    does: 'accepts or declines the update of somebody else, or of an order that was refunded',
    heldBy: [
      updates(
        'is refused while the order is being made, after a refund, without an update, and to anybody else',
      ),
    ],
  },
  {
    number: 259,
    does: 'accepts an update twice, to have documents made for nothing',
    heldBy: [updates('of two at the same time is one')],
  },
  {
    number: 261,
    does: 'writes markup into what is said of an update',
    heldBy: [
      inFile('src/server/mails/update-mail.test.ts')('the mail of updates is text, whatever a note says'),
      updates('is not taken with a note that no document could print, nor with a kind there is not'),
    ],
  },
  {
    number: 262,
    does: 'numbers the document of somebody else, or what is in force without a new revision',
    heldBy: [
      entry(
        'a number that the pages show makes a draft of the next revision, and what is in force keeps its own for ever',
      ),
      entry(
        'is refused to anybody else, after a refund, while the order is being made, and where it cannot be printed',
      ),
    ],
  },
  {
    number: 291,
    does: 'guesses the codes of prints',
    heldBy: [
      prints('counts: whoever tries many learns nothing more for a while, not even of a right one'),
      prints('is answered in one way, whatever it looks like, with what to do'),
      inFile('src/server/modules/register/codes/revision-code.test.ts')(
        'the code of a revision is letters and digits, the same whenever it is asked for',
      ),
    ],
  },
  {
    number: 292,
    does: 'scans a print to read what it says, or writes markup into its title for others to scan',
    heldBy: [prints('says what business and which title it is of, as text, and nothing of what it says')],
  },
  {
    number: 293,
    does: 'finds codes of prints in a log, a cache or a search engine',
    heldBy: [
      prints('a code is in no log'),
      prints('is looked at without scripts, kept by no cache and listed by no search engine'),
    ],
  },
  {
    number: 294,
    does: 'shows an inspector a print that was replaced, withdrawn or refunded as if it were in force',
    heldBy: [
      prints('is superseded once another is in force, which is named, and not before'),
      prints('is withdrawn with its document, until another revision is in force'),
      prints('is of no use once its purchase was refunded'),
    ],
  },
];

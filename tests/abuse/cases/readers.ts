import { type AbuseCase, inFile } from './abuse-case.ts';

const people = inFile('tests/api/readers/people.test.ts');
const mails = inFile('tests/api/readers/reading-mails.test.ts');

/** People who are listed without having asked for it, and mails in somebody else's name. */
export const readerCases: AbuseCase[] = [
  {
    number: 270,
    does: 'sees, changes or writes to the people of another business, or has them read',
    heldBy: [
      people('is nobody else’s, neither to see nor to change'),
      people('are no documents of somebody else, and none of an order that was refunded'),
      people('is not seen by the shop’s administrators'),
    ],
  },
  {
    number: 271,
    does: 'uses the shop to send mails to strangers: very many, or one address again and again',
    heldBy: [
      mails('of one business are no more than so many a day; the others wait for the next'),
      mails('to one address are only so many a day, whoever lists it'),
      mails('leave evenly at the shop’s pace, however many workers let them go, each once'),
    ],
  },
  {
    number: 272,
    does: 'goes on writing to somebody who wants no more mail, under another line of the list',
    heldBy: [
      mails('gets none when they are removed, erased and listed again'),
      mails('may want them again, and is the only one who can say so'),
    ],
  },
  {
    number: 273,
    does: 'unsubscribes somebody else with a token that was made up',
    heldBy: [mails('speaks for their own address alone: no other token is believed')],
  },
  {
    number: 274,
    does: 'writes markup, a formula or a header into the name of a reader',
    heldBy: [
      mails('carry names as text, never as markup or a header'),
      people('is saved line by line: what is wrong with one keeps no other from being saved'),
    ],
  },
  {
    number: 275,
    does: 'goes on sending mails after the order was refunded, or the account disabled',
    heldBy: [
      mails(
        'is told to nobody once the order is refunded, the owner disabled, or the reader removed before it leaves',
      ),
    ],
  },
];

import { type AbuseCase, inFile } from './abuse-case.ts';

const reading = inFile('tests/api/readers/reading.test.ts');
const device = inFile('tests/api/readers/shared-device.test.ts');

/** Those who read without an account, and what is said to have been read. */
export const readingCases: AbuseCase[] = [
  {
    number: 280,
    does: 'asks with their own token for a document that is not theirs to read, or is somebody else’s',
    heldBy: [reading('what is not assigned to them, of their own business or of another')],
  },
  {
    number: 281,
    does: 'guesses the token of a reader',
    heldBy: [
      reading('is not guessed: whoever tries many is answered nothing for a while, also with a good one'),
    ],
  },
  {
    number: 282,
    does: 'guesses a PIN, of one person or of one after the other',
    heldBy: [
      device('is not guessed: after five wrong ones of a person, they wait, also with the right one'),
      device('is not guessed for one person after the other: after twenty wrong ones a device waits'),
    ],
  },
  {
    number: 283,
    does: 'acknowledges by a call what was never on screen',
    heldBy: [
      reading(
        'is not believed to have read pages that were not on screen, and that it was said is written down once an hour',
      ),
      reading('is not believed to have read all of it within a moment, whatever was told'),
    ],
  },
  {
    number: 284,
    does: 'finds the token of a reader in a log, a cache, or a Referer',
    heldBy: [
      reading('is long, stored as its hash alone, in no address of a call, and in no log'),
      reading('belongs to a page that nobody keeps, lists, or tells others of'),
    ],
  },
  {
    number: 285,
    does: 'goes on reading after they were removed, their address was taken back, or the order was refunded',
    heldBy: [
      reading('with an address that was taken back, or after they were removed'),
      reading('anything of a business whose account is closed, or whose order was refunded'),
    ],
  },
  {
    number: 286,
    does: 'writes themselves a pass for a shared device, or uses one that was closed',
    heldBy: [
      device('takes no pass that somebody has written %s into'),
      device('is open for 20 minutes, and no longer than device, person and PIN are'),
      device('is closed with the device, and with the person'),
      device('opens for nobody of another business'),
    ],
  },
  {
    number: 287,
    does: 'learns addresses or roles of people from a shared device',
    heldBy: [device('shows the names of those who have a PIN, and nothing else of them')],
  },
  {
    number: 288,
    does: 'has mails sent to others, or without end, by asking for copies',
    heldBy: [
      reading('gets a copy by mail at the address they are listed with, and not more than some a day'),
    ],
  },
];

import { type AbuseCase, inFile } from './abuse-case.ts';

const previews = inFile('tests/api/previews/own-pages.test.ts');

/** Pages that anybody may see with their own details before paying. */
export const previewCases: AbuseCase[] = [
  {
    number: 231,
    does: 'has documents converted for nothing, or more pages of them than are public',
    heldBy: [
      previews('are exactly those that are public as samples, and nothing else is converted'),
      previews('%s is refused', 'a preview with a field that nobody knows is refused'),
    ],
  },
  {
    number: 232,
    does: 'has the shop host a picture with a text of theirs, and passes on its address',
    heldBy: [
      previews('are asked for by a form, and are there as pictures at addresses for a minute'),
      previews('is gone within the hour, whatever became of it'),
    ],
  },
  {
    number: 233,
    does: 'reaches for the pages, the name or the logo of another visitor',
    heldBy: [
      previews(
        'is seen by whoever has the id alone: not by a guess, nor with another link, nor in a shared cache',
      ),
    ],
  },
  {
    number: 234,
    does: 'asks for so many previews that nobody else sees theirs',
    heldBy: [
      previews('of a network that has asked for too many is refused, while others go on'),
      previews('is refused when too many documents wait, before anything of it is read'),
      previews('is refused when what is kept of all visitors takes too much room'),
    ],
  },
  {
    number: 235,
    does: 'lets previews hold up what others have paid for',
    heldBy: [
      previews('a preview gives way: it is not begun while paid work waits, and comes back later'),
      inFile('src/server/kernel/concurrency/request-queue.test.ts')(
        'whoever is patient lets everybody else pass, and keeps their turn among the patient',
      ),
    ],
  },
  {
    number: 236,
    does: 'types a name, or sends a logo, that is none',
    heldBy: [
      previews('%s is refused', 'a preview with a control character in the name is refused'),
      previews('%s is refused', 'a preview with a character that no font has is refused'),
      previews('with a logo %s is refused'),
    ],
  },
  {
    number: 237,
    does: 'looks in logs or backups for what visitors have typed',
    heldBy: [previews('is in no log and no backup')],
  },
];

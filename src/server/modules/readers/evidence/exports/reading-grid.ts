import { isOverdue, readingStateOf } from '#server/modules/readers/evidence/reading-state.ts';
import type { Standing } from '#server/modules/readers/evidence/standing-repo.ts';
import { readingStateWords } from '#shared/reading/state-words.ts';

export type GridDocument = Pick<Standing, 'documentNumber' | 'title' | 'revision'> & { id: number };
export type GridPerson = { number: number; name: string; role: string; words: Map<number, string> };
export type ReadingGrid = { documents: GridDocument[]; people: GridPerson[] };

/** In a word, as it stands in a cell. */
export const standingWord = (standing: Standing, today: string) => {
  const state = readingStateOf(standing);
  return isOverdue(state, standing.dueOn, today)
    ? `${readingStateWords[state]}, overdue`
    : readingStateWords[state];
};

/** People by documents. A document that nobody has to read is not among them, nor is anybody who has nothing to read. */
export const readingGridOf = (standings: readonly Standing[], today: string): ReadingGrid => {
  const documents = new Map<number, GridDocument>();
  const people = new Map<number, GridPerson>();
  for (const standing of standings) {
    const { readerId, readerNumber, name, role, documentId, documentNumber, title, revision } = standing;
    documents.set(documentId, { id: documentId, documentNumber, title, revision });
    const person = people.get(readerId) ?? { number: readerNumber, name, role, words: new Map() };
    person.words.set(documentId, standingWord(standing, today));
    people.set(readerId, person);
  }
  return { documents: [...documents.values()].toSorted(byNumber), people: [...people.values()] };
};

/** Characters by their places, as the database sorts the register. */
const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

const byNumber = (left: GridDocument, right: GridDocument) =>
  compare(left.documentNumber, right.documentNumber) ||
  compare(left.title, right.title) ||
  left.id - right.id;

import { expect, test } from 'vitest';
import { chosenFirst } from './document-choice.ts';

const documents = [5, 4, 3, 2, 1].map((id) => ({ id, name: `Document ${id}`, pages: [], pageCount: 1 }));

test('the documents of a product come first, in its own order; one that is no longer listed is left out', () => {
  expect(chosenFirst(documents, [2, 99, 4]).map(({ id }) => id)).toEqual([2, 4, 5, 3, 1]);
  expect(chosenFirst(documents, []).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});

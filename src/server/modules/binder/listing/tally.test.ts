import { expect, test } from 'vitest';
import { countsOf, sizesOf, stretchesOf, type Tally } from './tally.ts';

/** Needs: 1 to approve, 2 an update, 4 a review, 8 to be read. */
const tally: Tally = [
  { state: 'draft', needs: 1, count: 30 },
  { state: 'in-force', needs: 3, count: 10 },
  { state: 'in-force', needs: 6, count: 5 },
  { state: 'in-force', needs: 0, count: 100 },
  { state: 'withdrawn', needs: 0, count: 7 },
];

test('a document that needs several things is counted for each of them, and listed with the first', () => {
  expect(countsOf(tally)).toEqual({
    all: 152,
    draft: 30,
    inForce: 115,
    withdrawn: 7,
    approve: 40,
    update: 15,
    review: 5,
    read: 0,
  });
  expect(sizesOf(tally, {})).toEqual([40, 5, 0, 0, 107]);
  expect(sizesOf(tally, { need: 'update' })).toEqual([10, 5, 0, 0, 0]);
  expect(sizesOf(tally, { state: 'in-force' })).toEqual([10, 5, 0, 0, 100]);
});

test('a page shows the end of one part and the beginning of the next, and every document is on exactly one page', () => {
  const sizes = sizesOf(tally, {});
  expect(stretchesOf(sizes, { page: 1, limit: 50 })).toEqual([
    { place: 0, offset: 0, limit: 40, size: 40 },
    { place: 1, offset: 0, limit: 5, size: 5 },
    { place: 4, offset: 0, limit: 5, size: 107 },
  ]);
  const pages = [1, 2, 3, 4, 5].map((page) => stretchesOf(sizes, { page, limit: 50 }));
  expect(pages.map((page) => page.reduce((sum, { limit }) => sum + limit, 0))).toEqual([50, 50, 50, 2, 0]);
  expect(pages[3]).toEqual([{ place: 4, offset: 105, limit: 2, size: 107 }]);
});

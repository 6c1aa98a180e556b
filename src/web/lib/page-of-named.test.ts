import { expect, test } from 'vitest';
import { pageOfNamed } from './page-of-named.ts';

const products = ['Bakery Opening', 'Clinic Intake', 'The BAKER'].map((name) => ({ name }));
const documents = Array.from({ length: 23 }, (_, index) => ({ name: `SOP ${index + 1}` }));
const at = (change: { q?: string; page?: number; size?: number } = {}) => ({
  q: '',
  page: 1,
  size: 10,
  ...change,
});
const namesAt = (change: Parameters<typeof at>[0]) =>
  pageOfNamed(documents, at(change)).shown.map(({ name }) => name);

test.each([
  ['', 3],
  ['bake', 2],
  [' BAKE ', 2],
  ['intake', 1],
  ['x', 0],
  ['.*', 0],
])('a search for %j finds %i products, by part of their names in any letter case', (q, count) => {
  expect(pageOfNamed(products, at({ q }))).toMatchObject({ count, shown: { length: count } });
});

test('a search finds any part of a name', () => {
  expect(namesAt({ q: 'sop 2' })).toEqual(['SOP 2', 'SOP 20', 'SOP 21', 'SOP 22', 'SOP 23']);
  expect(namesAt({ q: ' P 11 ' })).toEqual(['SOP 11']);
  expect(namesAt({ q: 'nothing' })).toEqual([]);
});

test('what is searched for is taken as text, not as a pattern', () => {
  expect(pageOfNamed([{ name: 'a (b).*' }, { name: 'ab' }], at({ q: '(b).*' })).shown).toEqual([
    { name: 'a (b).*' },
  ]);
});

test('the last page has what is left', () => {
  const { shown, pageCount, count } = pageOfNamed(documents, at());
  expect([shown.length, pageCount, count]).toEqual([10, 3, 23]);
  expect(namesAt({ page: 3 })).toEqual(['SOP 21', 'SOP 22', 'SOP 23']);
});

test.each([
  [5, 5],
  [20, 2],
])('with %i to a page there are %i pages', (size, pages) => {
  expect(pageOfNamed(documents, at({ size })).pageCount).toBe(pages);
});

test('a page that is no longer there gives the last one', () => {
  const five = documents.slice(0, 5);
  const three = documents.slice(0, 3);
  expect(pageOfNamed(five, at({ page: 9, size: 2 }))).toEqual({
    page: 3,
    pageCount: 3,
    count: 5,
    shown: five.slice(4),
  });
  expect(pageOfNamed(three, at({ page: 2, size: 2 }))).toEqual({
    page: 2,
    pageCount: 2,
    count: 3,
    shown: three.slice(2),
  });
  expect(pageOfNamed([], at({ page: 0, size: 2 }))).toEqual({ page: 1, pageCount: 1, count: 0, shown: [] });
  expect(pageOfNamed(documents, at({ page: 99 })).page).toBe(3);
  expect(pageOfNamed([], at({ page: 4 }))).toMatchObject({ page: 1, pageCount: 1 });
});

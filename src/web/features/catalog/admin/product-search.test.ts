import { expect, test } from 'vitest';
import { pageOf, productsNamed } from './product-search.ts';

const products = ['Bakery Opening', 'Clinic Intake', 'The BAKER'].map((name) => ({ name }));

test.each([
  ['', 3],
  ['bake', 2],
  [' BAKE ', 2],
  ['intake', 1],
  ['x', 0],
  ['.*', 0],
])('a search for %j finds %i products, by part of their names in any letter case', (search, count) => {
  expect(productsNamed(products, search)).toHaveLength(count);
});

test('a page that is no longer there gives the last one', () => {
  expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ page: 3, pageCount: 3, items: [5] });
  expect(pageOf([1, 2, 3], 2, 2)).toEqual({ page: 2, pageCount: 2, items: [3] });
  expect(pageOf([], 0, 2)).toEqual({ page: 1, pageCount: 1, items: [] });
});

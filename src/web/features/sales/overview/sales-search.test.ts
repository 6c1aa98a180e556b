import { expect, test } from 'vitest';
import { salesSearchOf } from './sales-search.ts';

test.each([
  [{}, {}],
  [
    { days: 90, product: 7 },
    { days: 90, product: 7 },
  ],
  [
    { days: '365', product: '7' },
    { days: 365, product: 7 },
  ],
  [{ days: 30 }, {}],
  [{ days: 31, product: -1 }, {}],
  [{ days: 'x', product: '9999999999' }, {}],
])('the address %j asks for %j', (given, asked) => {
  expect(salesSearchOf(given)).toEqual({ days: undefined, product: undefined, ...asked });
});

import { expect, test } from 'vitest';
import { formatPrice } from './money.ts';

test.each([
  [19_999, '$199.99'],
  [100, '$1.00'],
  [99_999_999, '$999,999.99'],
])('%d cents are shown as %s', (cents, shown) => {
  expect(formatPrice(cents)).toBe(shown);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dollarsOf } from './price-input.ts';

test.each([
  ['1', 100],
  ['1.', 100],
  ['1.1', 110],
  ['1.15', 115],
  ['0.07', 7],
  ['.5', 50],
  [' 199.99 ', 19_999],
  ['1.150', 115],
  ['999999.99', 99_999_999],
  ['0', 0],
])('%j is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', ' ', '.', '-1', '1.155', '1,50', '1e3', '$1', 'NaN', '1.2.3', '9999999999'])(
  '%j is no price',
  (typed) => {
    expect(centsOf(typed)).toBeUndefined();
  },
);

const isKept = (cents: number) => centsOf(dollarsOf(cents)) === cents;

test('every price is read back as it was written', () => {
  expect(() => fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), isKept))).not.toThrow();
});

import { expect, test } from 'vitest';
import { refundOf } from './refund.ts';

const LEFT = 19_999;
const part = (amount: string) => refundOf({ kind: 'partial', amount }, LEFT);

test('a full refund is all that is left', () => {
  expect(refundOf({ kind: 'full', amount: 'whatever' }, LEFT)).toEqual({ cents: LEFT });
});

test.each([
  ['25', 2500],
  ['25.5', 2550],
  [' $25.05 ', 2505],
  ['0.01', 1],
  ['199.99', LEFT],
  ['8.29', 829],
])('%j is an amount', (text, cents) => {
  expect(part(text)).toEqual({ cents });
});

test.each(['', 'ten', '-5', '1.234', '1e3', '.5', '5.', '12,50', '1,000'])('%j is none', (text) => {
  expect(part(text)).toEqual({ problem: 'Please give an amount such as 25.00.' });
});

test('nothing, and more than is left, are refused', () => {
  expect(part('0.00')).toEqual({ problem: 'Please give more than zero.' });
  expect(part('200')).toEqual({ problem: 'At most $199.99 can be refunded.' });
});

import { expect, test } from 'vitest';
import { readReference, referenceOf } from './order-reference.ts';

const order = { id: 42, reference: '0b0c1f6e-5a0e-4a35-9f3e-3a3d2e1c0f9a' };

test('a reference leads back to its order', () => {
  expect(readReference(referenceOf(order))).toEqual(order);
});

test.each([
  '',
  '42',
  '-1',
  `0-${order.reference}`,
  `9999999999-${order.reference}`,
  `42-${order.reference}x`,
])('%j is no reference of ours', (text) => {
  expect(readReference(text)).toBeUndefined();
});

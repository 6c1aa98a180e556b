import { expect, test } from 'vitest';
import { sampleOrder } from '#tests/support/sample-order.ts';
import { ownedProductIds } from './orders.ts';

const [item] = sampleOrder.items;
if (!item) throw new Error('The sample order is empty.');

test('a customer owns every product of an order, not only the first', () => {
  const order = { ...sampleOrder, items: [item, { ...item, productId: 8 }] };
  expect([...ownedProductIds([order])]).toEqual([7, 8]);
});

test('what can no longer be read is not owned', () => {
  expect(ownedProductIds([{ ...sampleOrder, isOpen: false }]).size).toBe(0);
});

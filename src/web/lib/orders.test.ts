import { expect, test } from 'vitest';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { isBeingMade, ownedProductIds } from './orders.ts';

const [item] = sampleOrder.items;
if (!item) throw new Error('The sample order is empty.');

test('a customer owns every product of an order, not only the first', () => {
  const order = { ...sampleOrder, items: [item, { ...item, productId: 8 }] };
  expect([...ownedProductIds([order])]).toEqual([7, 8]);
});

test('what can no longer be read is not owned', () => {
  expect(ownedProductIds([{ ...sampleOrder, isOpen: false }]).size).toBe(0);
});

test('an order is being made until each of its documents is made or has failed', () => {
  const order = { ...sampleOrder, documentCount: 3 };
  expect(isBeingMade({ ...order, generatedCount: 1, failedCount: 1 })).toBe(true);
  expect(isBeingMade({ ...order, generatedCount: 2, failedCount: 1 })).toBe(false);
  expect(isBeingMade({ ...order, generatedCount: 1, isOpen: false })).toBe(false);
});

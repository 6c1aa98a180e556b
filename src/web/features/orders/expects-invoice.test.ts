import { expect, test } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { expectsInvoice } from './expects-invoice.ts';

test('what was paid is invoiced, also when the money went back later', () => {
  expect(expectsInvoice(sampleOrder)).toBe(true);
  const refunded: Order = { ...sampleOrder, status: 'refunded', isOpen: false };
  expect(expectsInvoice(refunded)).toBe(true);
});

test.each([
  ['that a promotion code made free', { paymentIntent: null, amount: 0 }],
  ['that became free after a card was declined', { paymentIntent: 'pi_1', amount: 0 }],
  ['whose payment never arrived', { paymentIntent: 'pi_1', businessName: null }],
  ['nobody tried to pay yet', { paymentIntent: null, businessName: null }],
])('an order %s has no invoice to wait for', (_, change) => {
  expect(expectsInvoice({ ...sampleOrder, ...change })).toBe(false);
});

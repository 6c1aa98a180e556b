import { expect, test } from 'vitest';
import { sampleAdminOrder as order } from '#tests/support/samples/sample-order.ts';
import { allowedActions } from './allowed-actions.ts';

test('a paid order can be refunded and its receipt sent again; nothing failed, so nothing is retried', () => {
  expect(allowedActions(order)).toEqual({ retry: false, resendReceipt: true, refund: true, close: false });
});

test('only an open order with a failed document is retried', () => {
  expect(allowedActions({ ...order, failedCount: 1 }).retry).toBe(true);
  expect(allowedActions({ ...order, failedCount: 1, isOpen: false }).retry).toBe(false);
});

test.each([
  ['nothing is left of it', { refunded: order.amount }],
  ['it was free', { paymentIntent: null, amount: 0 }],
  ['it is not paid', { status: 'pending' as const }],
  ['it was refunded', { status: 'refunded' as const }],
])('an order is not refunded when %s', (_why, change) => {
  expect(allowedActions({ ...order, ...change }).refund).toBe(false);
});

test('a payment under review can be given back', () => {
  expect(allowedActions({ ...order, status: 'review', isOpen: false }).refund).toBe(true);
});

test('an order that cost nothing can be closed, once', () => {
  const free = { ...order, amount: 0, paymentIntent: null };
  expect(allowedActions(free)).toMatchObject({ refund: false, close: true });
  expect(allowedActions({ ...free, isOpen: false }).close).toBe(false);
});

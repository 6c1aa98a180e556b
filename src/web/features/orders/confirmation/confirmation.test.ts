import { expect, test } from 'vitest';
import type { Order } from '#shared/contract/order.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { asksAgain, confirmationOf } from './confirmation.ts';

const order: Order = { ...sampleOrder, status: 'pending', isOpen: false };

test.each([undefined, null, order])('without a settled order (%j) it goes on asking', (known) => {
  expect(confirmationOf(known, 10)).toEqual({ state: 'confirming' });
  expect(asksAgain(confirmationOf(known, 10))).toBe(true);
});

test('after more than ten attempts it gives up', () => {
  expect(confirmationOf(order, 11)).toEqual({ state: 'gave up' });
  expect(confirmationOf(undefined, 11)).toEqual({ state: 'gave up' });
  expect(asksAgain({ state: 'gave up' })).toBe(false);
});

test.each(['succeeded', 'failed', 'refunded', 'review'] as const)(
  'an order that %s is the end of asking',
  (status) => {
    const known = confirmationOf({ ...order, status }, 3);
    expect(known).toEqual({ state: status, orderId: 12 });
    expect(asksAgain(known)).toBe(false);
  },
);

test('a success counts even when it comes with the last attempt', () => {
  expect(confirmationOf({ ...order, status: 'succeeded' }, 11)).toEqual({ state: 'succeeded', orderId: 12 });
});

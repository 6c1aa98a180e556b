import type { Order } from '#shared/contract/order.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';

/** What is known of a payment after so many answers to 'has it arrived?'; an answer may also be a failure. */
export type Confirmation =
  | { state: 'confirming' }
  | { state: 'gave up' }
  | { state: Exclude<Order['status'], 'pending'>; orderId: number };

export const confirmationOf = (order: Order | null | undefined, attempts: number): Confirmation => {
  if (order && order.status !== 'pending') return { state: order.status, orderId: order.id };
  return { state: attempts > orderPolling.maxAttempts ? 'gave up' : 'confirming' };
};

export const asksAgain = ({ state }: Confirmation) => state === 'confirming';

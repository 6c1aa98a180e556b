import type { AdminOrder } from '#shared/contract/order.ts';

type Facts = Pick<AdminOrder, 'status' | 'isOpen' | 'failedCount' | 'amount' | 'refunded' | 'paymentIntent'>;

/** What can be done with an order now; the server has the last word. */
export const allowedActions = (order: Facts) => ({
  retry: order.isOpen && order.failedCount > 0,
  resendReceipt: order.status === 'succeeded',
  refund:
    order.paymentIntent !== null &&
    order.refunded < order.amount &&
    (order.status === 'succeeded' || order.status === 'review'),
  /** What cost nothing cannot be refunded. */
  close: order.isOpen && order.amount === 0,
});

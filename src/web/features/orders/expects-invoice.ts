import type { Order } from '#shared/contract/order.ts';

/**
 * Whether there is an invoice, or will be. One is made for what was paid: none for an order that a promotion code made
 * free, and none before an order is fulfilled, which is when it gets its documents.
 */
export const expectsInvoice = ({
  paymentIntent,
  amount,
  documentCount,
}: Pick<Order, 'paymentIntent' | 'amount' | 'documentCount'>) =>
  paymentIntent !== null && amount > 0 && documentCount > 0;

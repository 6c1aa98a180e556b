import type { Order } from '#shared/contract/order.ts';

/**
 * Whether there is an invoice, or will be. One is made for what was paid: none for an order that a promotion code made
 * free, and none before an order is fulfilled, which is when it keeps whose details its documents carry.
 */
export const expectsInvoice = ({
  paymentIntent,
  amount,
  businessName,
}: Pick<Order, 'paymentIntent' | 'amount' | 'businessName'>) =>
  paymentIntent !== null && amount > 0 && businessName !== null;

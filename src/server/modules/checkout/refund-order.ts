import { DomainError } from '#server/kernel/domain-error.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { type OrderSyncer, syncOrder } from './sync-order.ts';

type RefundRequest = { orderId: number; amountInCents?: number | undefined; by: string };

/**
 * Gives back all that is left of a payment, or a part of it. The key says what had been refunded before, so that
 * the same click sent twice refunds once, and the next one refunds again.
 */
export const refundOrder = async (services: OrderSyncer, { orderId, amountInCents, by }: RefundRequest) => {
  if (!(await findOrder(services.db, orderId))) throw new DomainError('order.not-found');
  const { order } = await syncOrder(services, orderId);
  const { paymentIntent, refundedInCents } = order;
  const left = leftOf(order);
  if (paymentIntent === null || left === 0) throw new DomainError('order.not-paid');
  const amount = amountInCents ?? left;
  if (amount > left) throw new DomainError('order.refund-too-large');
  try {
    await services.payments.refund({
      paymentIntent,
      amountInCents: amount,
      idempotencyKey: `refund:${order.reference}:${refundedInCents}:${amount}`,
    });
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    services.log.error({ err: error, orderId, by }, 'a refund was not made');
    throw new DomainError('order.refund-refused', { cause: error });
  }
  services.log.info({ orderId, amountInCents: amount, by }, 'a refund was made');
  await syncOrder(services, orderId);
};

const leftOf = ({ paidInCents, refundedInCents }: OrderRow) =>
  Math.max(0, (paidInCents ?? 0) - refundedInCents);

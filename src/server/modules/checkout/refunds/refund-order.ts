import { DomainError } from '#server/kernel/domain-error.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { readRefundedInCents } from '#server/modules/orders/refunds/refund-repo.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { type OrderSyncer, syncOrder } from '#server/modules/checkout/sync-order.ts';

type RefundRequest = {
  orderId: number;
  /** In cents; `refundedBefore` is what whoever asks knows of. */
  part?: { amount: number; refundedBefore: number } | undefined;
  by: string;
};

/**
 * Gives back all that is left of a payment, or a part of it. The same click sent twice refunds once: at the same
 * moment by the provider's key, which says what had been refunded before, and later since that has changed.
 */
export const refundOrder = async (services: OrderSyncer, { orderId, part, by }: RefundRequest) => {
  if (!(await findOrder(services.db, orderId))) throw new DomainError('order.not-found');
  const { order } = await syncOrder(services, orderId);
  const { paymentIntent, paidInCents } = order;
  const refundedInCents = await readRefundedInCents(services.db, orderId);
  const left = Math.max(0, (paidInCents ?? 0) - refundedInCents);
  if (paymentIntent === null || left === 0) throw new DomainError('order.not-paid');
  if (part && part.refundedBefore !== refundedInCents) throw new DomainError('order.refunded-meanwhile');
  const amount = part?.amount ?? left;
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
  await insertOrderEvents(services.db, [
    {
      orderId,
      kind: 'refund-asked',
      happenedAt: services.clock.now(),
      causedBy: by,
      amountInCents: amount,
    },
  ]);
  await syncOrder(services, orderId);
};

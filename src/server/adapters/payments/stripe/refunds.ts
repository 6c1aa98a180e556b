import type { Stripe } from 'stripe';
import type { Payments } from '#server/ports/payments.ts';
import type { RefundFacts } from '#server/ports/refunds.ts';
import { refundStatuses } from '#shared/contract/refund.ts';

type Refund = Parameters<Payments['refund']>[0];

export const refund = async (stripe: Stripe, { paymentIntent, amountInCents, idempotencyKey }: Refund) => {
  const undone = await countUndone(stripe, paymentIntent);
  await stripe.refunds.create(
    { payment_intent: paymentIntent, ...(amountInCents === undefined ? {} : { amount: amountInCents }) },
    { idempotencyKey: `${idempotencyKey}:${undone}` },
  );
};

/** Part of the key: to the same request as before, the provider would only repeat that it made the refund that came back. */
const countUndone = async (stripe: Stripe, paymentIntent: string) => {
  const refunds = await listRefunds(stripe, paymentIntent);
  return refunds.filter(({ status }) => status === 'failed' || status === 'canceled').length;
};

export const listRefunds = async (stripe: Stripe, paymentIntent: string): Promise<RefundFacts[]> => {
  const found: RefundFacts[] = [];
  for await (const refunded of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
    found.push(refundOf(refunded));
  return found;
};

const refundOf = ({ id, amount, status, reason, failure_reason, created }: Stripe.Refund): RefundFacts => ({
  id,
  amountInCents: amount,
  // A word we do not know yet stands for money that may be on its way.
  status: refundStatuses.find((known) => known === status) ?? 'pending',
  reason,
  failure: failure_reason ?? null,
  createdAt: new Date(created * 1000),
});

import type { Stripe } from 'stripe';
import type { Payments, PaymentState } from '#server/ports/payments.ts';

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
  const { data: refunds } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
  return refunds.filter(({ status }) => status === 'failed' || status === 'canceled').length;
};

export const getPayment = async (stripe: Stripe, paymentIntent: string): Promise<PaymentState> => {
  const { latest_charge: charge, status } = await stripe.paymentIntents.retrieve(paymentIntent, {
    expand: ['latest_charge'],
  });
  const hasFailed = status === 'canceled' || status === 'requires_payment_method';
  if (charge === null || typeof charge === 'string')
    return { hasFailed, paidAt: null, refundedInCents: 0, dispute: 'none' };
  const { data: disputes } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return {
    hasFailed,
    paidAt: paidAtOf(charge),
    refundedInCents: charge.amount_refunded,
    dispute: outcomeOf(disputes.map((dispute) => dispute.status)),
  };
};

/** Only of a card is the charge as old as the payment: a transfer has its charge from the day it was ordered. */
const paidAtOf = ({ paid, created, payment_method_details: method }: Stripe.Charge) =>
  paid && method?.type === 'card' ? new Date(created * 1000) : null;

const OPEN = new Set<Stripe.Dispute.Status>([
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
]);

/** A payment may be disputed more than once; what is worst for us counts. */
const outcomeOf = (statuses: Stripe.Dispute.Status[]): PaymentState['dispute'] => {
  if (statuses.some((status) => OPEN.has(status))) return 'open';
  if (statuses.includes('lost')) return 'lost';
  return statuses.includes('won') ? 'won' : 'none';
};

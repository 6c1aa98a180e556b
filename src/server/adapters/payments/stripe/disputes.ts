import type { Stripe } from 'stripe';
import type { DisputeFacts } from '#server/ports/refunds.ts';
import { disputeStatuses } from '#shared/contract/refund.ts';

export const listDisputes = async (stripe: Stripe, paymentIntent: string): Promise<DisputeFacts[]> => {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return data.map(disputeOf);
};

const disputeOf = ({
  id,
  amount,
  status,
  reason,
  created,
  evidence_details: { due_by: dueBy },
}: Stripe.Dispute): DisputeFacts => ({
  id,
  amountInCents: amount,
  // A word we do not know yet is taken for the one that grants nothing.
  status: disputeStatuses.find((known) => known === status) ?? 'under_review',
  reason,
  openedAt: new Date(created * 1000),
  evidenceDueAt: dueBy === null ? null : new Date(dueBy * 1000),
});

import { later } from '#server/kernel/clock.ts';
import { ApiError } from './api-error.ts';
import { type Ledger, newId, secondsOf } from './ledger.ts';
import { limits } from './limits.ts';
import type { DisputeObject, DisputeStatus } from './objects/disputes.ts';
import { emitEvent } from './webhooks/emit-event.ts';
import { getLocked, insertRecord, saveRecord } from './records.ts';
import { lockPaidCharge } from './refunds.ts';

type Kind = 'dispute' | 'warning';

/** The card's holder has told the bank that the payment is not theirs; a warning only asks, and takes no money. */
export const openDispute = async (ledger: Ledger, paymentIntent: string, kind: Kind = 'dispute') => {
  const charge = await lockPaidCharge(ledger, paymentIntent);
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} is already disputed.`, { code: 'charge_disputed' });
  await saveRecord(ledger, { ...charge, disputed: true });
  const dispute = await insertRecord(
    ledger,
    {
      id: newId(ledger, 'du'),
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: secondsOf(ledger.now),
      currency: charge.currency,
      evidence: {},
      evidence_details: {
        due_by: secondsOf(later(ledger.now, limits.evidenceMs)),
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      is_charge_refundable: kind === 'warning',
      livemode: false,
      metadata: {},
      payment_intent: paymentIntent,
      reason: 'fraudulent',
      status: kind === 'warning' ? 'warning_needs_response' : 'needs_response',
    },
    { keys: [`payment_intent:${paymentIntent}`] },
  );
  await emitEvent(ledger, 'charge.dispute.created', dispute);
  if (kind === 'dispute') await emitEvent(ledger, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** What can become of a dispute, by how it stands. A decision is final. */
export const nextStatuses: Record<DisputeStatus, readonly DisputeStatus[]> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  warning_closed: [],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: [],
};

export const moveDispute = async (ledger: Ledger, disputeId: string, status: DisputeStatus) => {
  const { object: dispute } = await getLocked(ledger, 'dispute', disputeId, 'dispute');
  const next = nextStatuses[dispute.status];
  if (next.length === 0) throw new ApiError(400, 'This dispute is already closed.');
  if (!next.includes(status))
    throw new ApiError(400, `A dispute that is ${dispute.status} does not become ${status}.`);
  const moved = await saveRecord(ledger, { ...dispute, status });
  await tellDispute(ledger, dispute, moved);
  return moved;
};

/** The bank has decided. */
export const closeDispute = (ledger: Ledger, disputeId: string, outcome: 'won' | 'lost') =>
  moveDispute(ledger, disputeId, outcome);

export const tellDispute = async (ledger: Ledger, before: DisputeObject, after: DisputeObject) => {
  if (nextStatuses[after.status].length > 0) await emitEvent(ledger, 'charge.dispute.updated', after);
  else await emitEvent(ledger, 'charge.dispute.closed', after);
  if (before.status.startsWith('warning') && after.status === 'needs_response')
    await emitEvent(ledger, 'charge.dispute.funds_withdrawn', after);
  if (after.status === 'won') await emitEvent(ledger, 'charge.dispute.funds_reinstated', after);
};

import { ApiError } from './api-error.ts';
import { type Ledger, newId, secondsOf } from './ledger.ts';
import { emitEvent } from './webhooks/emit-event.ts';
import { getLocked, insertRecord, saveRecord } from './records.ts';
import { lockPaidCharge } from './refunds.ts';

/** The card's holder has told the bank that the payment is not theirs. */
export const openDispute = async (ledger: Ledger, paymentIntent: string) => {
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
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: paymentIntent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    { keys: [`payment_intent:${paymentIntent}`] },
  );
  await emitEvent(ledger, 'charge.dispute.created', dispute);
  return dispute;
};

/** The bank has decided; a decision is final. */
export const closeDispute = async (ledger: Ledger, disputeId: string, outcome: 'won' | 'lost') => {
  const { object: dispute } = await getLocked(ledger, 'dispute', disputeId, 'dispute');
  if (dispute.status !== 'needs_response') throw new ApiError(400, 'This dispute is already closed.');
  const closed = await saveRecord(ledger, { ...dispute, status: outcome });
  await emitEvent(ledger, 'charge.dispute.closed', closed);
  return closed;
};

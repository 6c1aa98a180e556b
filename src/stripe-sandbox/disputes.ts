import { ApiError } from './api-error.ts';
import { type Books, newId, secondsOf } from './books.ts';
import { emitEvent } from './deliveries/emit-event.ts';
import { getLocked, insertRecord, saveRecord } from './records.ts';
import { lockPaidCharge } from './refunds.ts';

/** The card's holder has told the bank that the payment is not theirs. */
export const openDispute = async (books: Books, paymentIntent: string) => {
  const charge = await lockPaidCharge(books, paymentIntent);
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} is already disputed.`, { code: 'charge_disputed' });
  await saveRecord(books, { ...charge, disputed: true });
  const dispute = await insertRecord(
    books,
    {
      id: newId(books, 'du'),
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: secondsOf(books.now),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: paymentIntent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    { keys: [`charge:${charge.id}`, `payment_intent:${paymentIntent}`] },
  );
  await emitEvent(books, 'charge.dispute.created', dispute);
  return dispute;
};

/** The bank has decided; a decision is final. */
export const closeDispute = async (books: Books, disputeId: string, outcome: 'won' | 'lost') => {
  const { object: dispute } = await getLocked(books, 'dispute', disputeId, 'dispute');
  if (dispute.status !== 'needs_response') throw new ApiError(400, 'This dispute is already closed.');
  const closed = await saveRecord(books, { ...dispute, status: outcome });
  await emitEvent(books, 'charge.dispute.closed', closed);
  return closed;
};

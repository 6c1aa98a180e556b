import { formatPrice } from '#shared/money.ts';
import { ApiError, invalid } from './api-error.ts';
import { type Ledger, newId, secondsOf } from './ledger.ts';
import { emitEvent } from './webhooks/emit-event.ts';
import type { RefundObject } from './objects/payments.ts';
import { getLocked, insertRecord, saveRecord } from './records.ts';

type NewRefund = {
  paymentIntent: string;
  amount?: number | undefined;
  /** Banks may take days for one; then it is told later how it went. */
  status?: 'succeeded' | 'pending' | undefined;
};

/** Never more than was paid: two refunds at once wait for one another at the charge. */
export const refundPayment = async (
  ledger: Ledger,
  { paymentIntent, amount, status = 'succeeded' }: NewRefund,
) => {
  const charge = await lockPaidCharge(ledger, paymentIntent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const refunded = amount ?? left;
  if (refunded > left)
    throw invalid(
      `Refund amount (${formatPrice(refunded)}) is greater than unrefunded amount on charge (${formatPrice(left)})`,
      'amount',
    );
  const refund = await insertRecord(
    ledger,
    {
      id: newId(ledger, 're'),
      object: 'refund',
      amount: refunded,
      charge: charge.id,
      created: secondsOf(ledger.now),
      currency: charge.currency,
      metadata: {},
      payment_intent: paymentIntent,
      reason: null,
      status,
    },
    { keys: [`payment_intent:${paymentIntent}`] },
  );
  const after = await saveRecord(ledger, {
    ...charge,
    amount_refunded: charge.amount_refunded + refunded,
    refunded: refunded === left,
  });
  await emitEvent(ledger, 'refund.created', refund);
  await emitEvent(ledger, 'charge.refunded', after);
  return refund;
};

/** The bank sends a refund back, or it is stopped on its way: the money is ours again. */
const undoRefund = async (ledger: Ledger, refund: RefundObject, outcome: Partial<RefundObject>) => {
  const { object: charge } = await getLocked(ledger, 'charge', refund.charge);
  await saveRecord(ledger, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  return saveRecord(ledger, { ...refund, ...outcome });
};

export const failRefund = async (ledger: Ledger, refundId: string) => {
  const { object: refund } = await getLocked(ledger, 'refund', refundId, 'refund');
  if (refund.status === 'failed' || refund.status === 'canceled') return refund;
  const failed = await undoRefund(ledger, refund, { status: 'failed', failure_reason: 'declined' });
  await emitEvent(ledger, 'refund.failed', failed);
  return failed;
};

/** Ends a refund that is on its way. */
export const settleRefund = async (ledger: Ledger, refundId: string, outcome: 'succeeded' | 'canceled') => {
  const { object: refund } = await getLocked(ledger, 'refund', refundId, 'refund');
  if (refund.status !== 'pending') throw new ApiError(400, 'This refund is not on its way any more.');
  const settled =
    outcome === 'canceled'
      ? await undoRefund(ledger, refund, { status: outcome })
      : await saveRecord(ledger, { ...refund, status: outcome });
  await emitEvent(ledger, 'refund.updated', settled);
  return settled;
};

export const lockPaidCharge = async (ledger: Ledger, paymentIntent: string) => {
  const { object: intent } = await getLocked(ledger, 'payment_intent', paymentIntent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null)
    throw invalid(
      `This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`,
      'payment_intent',
      'resource_missing',
    );
  return (await getLocked(ledger, 'charge', intent.latest_charge)).object;
};

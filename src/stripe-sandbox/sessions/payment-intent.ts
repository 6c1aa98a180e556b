import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { ChargeObject, PaymentIntentObject, PaymentMethod } from '#stripe-sandbox/objects/payments.ts';
import { insertRecord, type StoredRecord, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';

type Session = StoredRecord<'checkout.session'>;
type Change = Partial<
  Pick<PaymentIntentObject, 'status' | 'last_payment_error' | 'latest_charge' | 'amount_received'>
>;

/** One for a session, made at the first try to pay; later tries go on with it. */
export const upsertPaymentIntent = async (
  ledger: Ledger,
  { object: session, inner }: Session,
  change: Change,
) => {
  const known =
    session.payment_intent && (await lockRecord(ledger, 'payment_intent', session.payment_intent));
  const amount = session.amount_total;
  if (known) return saveRecord(ledger, { ...known.object, amount, last_payment_error: null, ...change });
  return insertRecord(
    ledger,
    {
      id: newId(ledger, 'pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      created: secondsOf(ledger.now),
      currency: session.currency,
      customer: session.customer,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: inner.paymentMetadata,
      payment_method_types: session.payment_method_types,
      status: 'requires_payment_method',
      ...change,
    },
    {},
  );
};

export const insertCharge = async (
  ledger: Ledger,
  intent: PaymentIntentObject,
  method: PaymentMethod,
  status: ChargeObject['status'],
) =>
  insertRecord(
    ledger,
    {
      id: newId(ledger, 'ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: status === 'succeeded' ? intent.amount : 0,
      amount_refunded: 0,
      captured: status === 'succeeded',
      created: secondsOf(ledger.now),
      currency: intent.currency,
      customer: intent.customer,
      disputed: false,
      failure_message: null,
      livemode: false,
      metadata: intent.metadata,
      paid: status === 'succeeded',
      payment_intent: intent.id,
      payment_method_details: {
        type: method.type,
        ...(method.type === 'card' && { card: { brand: method.brand, last4: method.last4 } }),
      },
      refunded: false,
      status,
    },
    {},
  );

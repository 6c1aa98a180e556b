import { type Books, newId, secondsOf } from '#stripe-sandbox/books.ts';
import type { ChargeObject, PaymentIntentObject, PaymentMethod } from '#stripe-sandbox/objects/money.ts';
import { insertRecord, type Kept, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';

type Session = Kept<'checkout.session'>;
type Change = Partial<
  Pick<PaymentIntentObject, 'status' | 'last_payment_error' | 'latest_charge' | 'amount_received'>
>;

/** One for a session, made at the first try to pay; later tries go on with it. */
export const putPaymentIntent = async (books: Books, { object: session, inner }: Session, change: Change) => {
  const known = session.payment_intent && (await lockRecord(books, 'payment_intent', session.payment_intent));
  const amount = session.amount_total;
  if (known) return saveRecord(books, { ...known.object, amount, last_payment_error: null, ...change });
  return insertRecord(
    books,
    {
      id: newId(books, 'pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      created: secondsOf(books.now),
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
    { keys: [`customer:${session.customer}`] },
  );
};

export const insertCharge = async (
  books: Books,
  intent: PaymentIntentObject,
  method: PaymentMethod,
  status: ChargeObject['status'],
) =>
  insertRecord(
    books,
    {
      id: newId(books, 'ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: status === 'succeeded' ? intent.amount : 0,
      amount_refunded: 0,
      captured: status === 'succeeded',
      created: secondsOf(books.now),
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
    { keys: [`payment_intent:${intent.id}`] },
  );

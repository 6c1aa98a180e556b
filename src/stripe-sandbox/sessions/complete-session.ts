import type { Books } from '#stripe-sandbox/books.ts';
import { emitEvent } from '#stripe-sandbox/deliveries/emit-event.ts';
import type { PaymentMethod } from '#stripe-sandbox/objects/money.ts';
import { type Kept, saveRecord } from '#stripe-sandbox/records.ts';
import { later } from '#server/kernel/clock.ts';
import { sandbox as limits } from '#shared/limits.ts';
import { insertInvoice } from './insert-invoice.ts';
import { insertCharge, putPaymentIntent } from './payment-intent.ts';
import { redeemPromotion } from './promotion.ts';

type Session = Kept<'checkout.session'>;

/** The money has come. */
export const completePaid = async (books: Books, kept: Session, method: PaymentMethod) => {
  const intent = await putPaymentIntent(books, kept, { status: 'processing' });
  const charge = await insertCharge(books, intent, method, 'succeeded');
  await saveRecord(books, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  });
  return complete(books, kept, { paymentIntent: intent.id, paymentStatus: 'paid', paidWith: method });
};

/** A promotion took everything off: there is nothing to pay and no payment. */
export const completeFree = (books: Books, kept: Session) =>
  complete(books, kept, { paymentIntent: null, paymentStatus: 'no_payment_required', paidWith: null });

type Paid = {
  paymentIntent: string | null;
  paymentStatus: 'paid' | 'no_payment_required';
  paidWith: PaymentMethod | null;
};

const complete = async (books: Books, kept: Session, { paymentIntent, paymentStatus, paidWith }: Paid) => {
  await redeemPromotion(books, kept.inner);
  const invoice = kept.object.invoice_creation.enabled
    ? await insertInvoice(books, kept, { paymentIntent, paidWith })
    : null;
  const session = await saveRecord(
    books,
    {
      ...kept.object,
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: paymentIntent,
      invoice: invoice?.id ?? null,
      url: null,
    },
    {
      inner: { ...kept.inner, challenge: null },
      dueAt: null,
      addKeys: keysFor(kept, paymentIntent),
    },
  );
  await emitEvent(books, 'checkout.session.completed', session);
  if (invoice) await emitEvent(books, 'invoice.paid', invoice);
  return session;
};

/** The buyer is done; the money comes, or does not, after a while. */
export const completeDelayed = async (books: Books, kept: Session, settles: 'paid' | 'failed') => {
  const intent = await putPaymentIntent(books, kept, { status: 'processing' });
  const charge = await insertCharge(books, intent, { type: 'us_bank_account' }, 'pending');
  await saveRecord(books, { ...intent, latest_charge: charge.id });
  await redeemPromotion(books, kept.inner);
  const dueAt = later(books.now, limits.delayedSettlesMs);
  const session = await saveRecord(
    books,
    {
      ...kept.object,
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: intent.id,
      payment_method_types: ['us_bank_account'],
      url: null,
    },
    { inner: { ...kept.inner, settles }, dueAt, addKeys: keysFor(kept, intent.id) },
  );
  await emitEvent(books, 'checkout.session.completed', session);
  await books.wake(books.tx, dueAt);
  return session;
};

/** An earlier try may have brought the payment, and its key, along. */
const keysFor = ({ object }: Session, paymentIntent: string | null) =>
  paymentIntent === null || object.payment_intent === paymentIntent
    ? []
    : [`payment_intent:${paymentIntent}`];

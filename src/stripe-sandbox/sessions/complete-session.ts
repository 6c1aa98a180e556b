import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { emitEvent } from '#stripe-sandbox/webhooks/emit-event.ts';
import type { PaymentMethod } from '#stripe-sandbox/objects/payments.ts';
import { type StoredRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { later } from '#server/kernel/clock.ts';
import { limits } from '#stripe-sandbox/limits.ts';
import { keepTaxNumber } from '#stripe-sandbox/tax/give-tax-number.ts';
import { insertInvoice } from './insert-invoice.ts';
import { redeemPromotion } from './promotion.ts';
import { insertCharge, upsertPaymentIntent } from './payment-intent.ts';

type Session = StoredRecord<'checkout.session'>;

/** The money has come. */
export const completePaid = async (ledger: Ledger, stored: Session, method: PaymentMethod) => {
  const intent = await upsertPaymentIntent(ledger, stored, { status: 'processing' });
  const charge = await insertCharge(ledger, intent, method, 'succeeded');
  await saveRecord(ledger, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  });
  return complete(ledger, stored, { paymentIntent: intent.id, paymentStatus: 'paid', paidWith: method });
};

/** A promotion took everything off: there is nothing to pay and no payment. */
export const completeFree = (ledger: Ledger, stored: Session) =>
  complete(ledger, stored, { paymentIntent: null, paymentStatus: 'no_payment_required', paidWith: null });

type Paid = {
  paymentIntent: string | null;
  paymentStatus: 'paid' | 'no_payment_required';
  paidWith: PaymentMethod | null;
};

const complete = async (
  ledger: Ledger,
  stored: Session,
  { paymentIntent, paymentStatus, paidWith }: Paid,
) => {
  const invoice = stored.object.invoice_creation.enabled
    ? await insertInvoice(ledger, stored, { paymentIntent, paidWith })
    : null;
  const session = await saveRecord(
    ledger,
    {
      ...stored.object,
      ...consentIn(stored),
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: paymentIntent,
      invoice: invoice?.id ?? null,
      url: null,
    },
    {
      inner: { ...stored.inner, challenge: null },
      dueAt: null,
      addKeys: keysFor(stored, paymentIntent),
    },
  );
  await redeemPromotion(ledger, stored);
  await keepTaxNumber(ledger, stored);
  await emitEvent(ledger, 'checkout.session.completed', session);
  if (invoice) await emitEvent(ledger, 'invoice.paid', invoice);
  return session;
};

/** The buyer is done; the money comes, or does not, after a while. */
export const completeDelayed = async (ledger: Ledger, stored: Session, settles: 'paid' | 'failed') => {
  const intent = await upsertPaymentIntent(ledger, stored, { status: 'processing' });
  const charge = await insertCharge(ledger, intent, { type: 'us_bank_account' }, 'pending');
  await saveRecord(ledger, { ...intent, latest_charge: charge.id });
  const dueAt = later(ledger.now, limits.delayedSettlesMs);
  const session = await saveRecord(
    ledger,
    {
      ...stored.object,
      ...consentIn(stored),
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: intent.id,
      payment_method_types: ['us_bank_account'],
      url: null,
    },
    { inner: { ...stored.inner, settles }, dueAt, addKeys: keysFor(stored, intent.id) },
  );
  await redeemPromotion(ledger, stored);
  await emitEvent(ledger, 'checkout.session.completed', session);
  await ledger.scheduleRun(ledger.tx, dueAt);
  return session;
};

/** The page lets nobody pay who has not agreed. */
const consentIn = ({ object }: Session): Pick<Session['object'], 'consent'> =>
  object.consent_collection?.terms_of_service === 'required'
    ? { consent: { terms_of_service: 'accepted' } }
    : {};

/** An earlier try may have brought the payment, and its key, along. */
const keysFor = ({ object }: Session, paymentIntent: string | null) =>
  paymentIntent === null || object.payment_intent === paymentIntent
    ? []
    : [`payment_intent:${paymentIntent}`];

import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { emitEvent } from '#stripe-sandbox/webhooks/emit-event.ts';
import { getLocked, type StoredRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { insertInvoice } from './insert-invoice.ts';

type Session = StoredRecord<'checkout.session'>;

/** Ends a delayed payment the way it was chosen to end. One that has ended stays as it is. */
export const settleSession = async (ledger: Ledger, stored: Session) => {
  const { object: session, inner } = stored;
  if (inner.settles === null || session.payment_intent === null) return session;
  const { object: intent } = await getLocked(ledger, 'payment_intent', session.payment_intent);
  const { object: charge } = await getLocked(ledger, 'charge', intent.latest_charge ?? '');
  const settled = { inner: { ...inner, settles: null }, dueAt: null };
  if (inner.settles === 'failed') {
    const message = 'The bank returned the payment.';
    await saveRecord(ledger, { ...charge, status: 'failed', failure_message: message });
    await saveRecord(ledger, {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'payment_method_provider_decline', message },
    });
    await saveRecord(ledger, session, settled);
    await emitEvent(ledger, 'checkout.session.async_payment_failed', session);
    return session;
  }
  await saveRecord(ledger, {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
  });
  await saveRecord(ledger, { ...intent, status: 'succeeded', amount_received: intent.amount });
  const paidWith = { type: 'us_bank_account' } as const;
  const invoice = session.invoice_creation.enabled
    ? await insertInvoice(ledger, stored, { paymentIntent: intent.id, paidWith })
    : null;
  const paid = await saveRecord(
    ledger,
    { ...session, payment_status: 'paid', invoice: invoice?.id ?? null },
    settled,
  );
  await emitEvent(ledger, 'checkout.session.async_payment_succeeded', paid);
  if (invoice) await emitEvent(ledger, 'invoice.paid', invoice);
  return paid;
};

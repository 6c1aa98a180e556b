import type { Books } from '#stripe-sandbox/books.ts';
import { emitEvent } from '#stripe-sandbox/deliveries/emit-event.ts';
import { getLocked, type Kept, saveRecord } from '#stripe-sandbox/records.ts';
import { insertInvoice } from './insert-invoice.ts';

type Session = Kept<'checkout.session'>;

/** Ends a delayed payment the way it was chosen to end. One that has ended stays as it is. */
export const settleSession = async (books: Books, kept: Session) => {
  const { object: session, inner } = kept;
  if (inner.settles === null || session.payment_intent === null) return session;
  const { object: intent } = await getLocked(books, 'payment_intent', session.payment_intent);
  const { object: charge } = await getLocked(books, 'charge', intent.latest_charge ?? '');
  const settled = { inner: { ...inner, settles: null }, dueAt: null };
  if (inner.settles === 'failed') {
    const message = 'The bank returned the payment.';
    await saveRecord(books, { ...charge, status: 'failed', failure_message: message });
    await saveRecord(books, {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'payment_method_provider_decline', message },
    });
    await saveRecord(books, session, settled);
    await emitEvent(books, 'checkout.session.async_payment_failed', session);
    return session;
  }
  await saveRecord(books, {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
  });
  await saveRecord(books, { ...intent, status: 'succeeded', amount_received: intent.amount });
  const paidWith = { type: 'us_bank_account' } as const;
  const invoice = session.invoice_creation.enabled
    ? await insertInvoice(books, kept, { paymentIntent: intent.id, paidWith })
    : null;
  const paid = await saveRecord(
    books,
    { ...session, payment_status: 'paid', invoice: invoice?.id ?? null },
    settled,
  );
  await emitEvent(books, 'checkout.session.async_payment_succeeded', paid);
  if (invoice) await emitEvent(books, 'invoice.paid', invoice);
  return paid;
};

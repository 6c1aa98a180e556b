import type { Stripe } from 'stripe';
import type { InvoiceFacts } from '#server/ports/invoices.ts';
import type { CheckoutSession } from '#server/ports/payments.ts';
import { idOf } from './id-of.ts';
import { unlessMissing } from './payments-error.ts';

export const findInvoice = async (
  stripe: Stripe,
  { invoiceId, paymentIntent }: Pick<CheckoutSession, 'invoiceId' | 'paymentIntent'>,
) => {
  const id = invoiceId ?? (await findPaidInvoice(stripe, paymentIntent));
  if (id === null) return undefined;
  const invoice = await unlessMissing(stripe.invoices.retrieve(id));
  return invoice && invoiceFactsOf(invoice);
};

/** Undefined before it has a PDF. */
export const invoiceFactsOf = ({
  id,
  number,
  invoice_pdf: pdfUrl,
}: Pick<Stripe.Invoice, 'id' | 'number' | 'invoice_pdf'>): InvoiceFacts | undefined =>
  pdfUrl ? { id, number, pdfUrl } : undefined;

const findPaidInvoice = async (stripe: Stripe, paymentIntent: string | null) => {
  if (paymentIntent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  return idOf(data[0]?.invoice);
};

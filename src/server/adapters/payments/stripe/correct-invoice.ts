import type { Stripe } from 'stripe';
import type { InvoiceCorrection } from '#server/ports/invoices.ts';
import type { TaxRules } from '#server/ports/payments.ts';
import { invoiceFactsOf } from './invoices.ts';
import { unlessMissing } from './payments-error.ts';

/**
 * A paid invoice cannot be changed. A new one with the same lines is made out, marked as paid, and a credit note takes the old one
 * back. Each step has a key of its own, so that a try that was interrupted is taken up where it stopped.
 */
export const correctInvoice = async (
  stripe: Stripe,
  { invoiceId, customerId, reference, idempotencyKey }: InvoiceCorrection,
  tax: TaxRules | undefined,
) => {
  const former = await stripe.invoices.retrieve(invoiceId);
  // Invoices of the sandbox from before they could be corrected say nothing of it.
  const automatic = former.automatic_tax as Stripe.Invoice['automatic_tax'] | undefined;
  const keyOf = (step: string) => ({ idempotencyKey: `${idempotencyKey}:${step}` });
  const { id } = await stripe.invoices.create(
    {
      customer: customerId,
      currency: former.currency,
      collection_method: 'send_invoice',
      days_until_due: 0,
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      automatic_tax: { enabled: automatic?.enabled ?? false },
      custom_fields: [{ name: 'Corrects invoice', value: former.number ?? former.id }],
      ...(former.footer && { footer: former.footer }),
      metadata: { reference },
    },
    keyOf('draft'),
  );
  for (const [index, line] of (await linesOf(stripe, former)).entries())
    await stripe.invoiceItems.create(
      {
        ...line,
        customer: customerId,
        invoice: id,
        currency: former.currency,
        ...(tax && { tax_code: tax.code, tax_behavior: tax.prices === 'net' ? 'exclusive' : 'inclusive' }),
      },
      keyOf(`line-${index}`),
    );
  const draft = await unlessMissing(stripe.invoices.retrieve(id));
  if (draft?.total !== former.total) {
    if (draft) await stripe.invoices.del(id);
    return undefined;
  }
  await stripe.invoices.finalizeInvoice(id, { auto_advance: false }, keyOf('finalize'));
  const paid = await stripe.invoices.pay(id, { paid_out_of_band: true }, keyOf('pay'));
  await stripe.creditNotes.create(
    {
      invoice: invoiceId,
      amount: former.total,
      out_of_band_amount: former.total,
      memo: `Replaced by invoice ${paid.number ?? paid.id}`,
      metadata: { reference },
    },
    keyOf('credit'),
  );
  return invoiceFactsOf(paid);
};

/** What was sold, and what a promotion code took off, each as one amount. */
const linesOf = async (stripe: Stripe, { id, total_discount_amounts: discounts }: Stripe.Invoice) => {
  const lines: { amount: number; description: string }[] = [];
  for await (const { amount, description, quantity } of stripe.invoices.listLineItems(id, { limit: 100 }))
    lines.push({ amount, description: `${quantity === 1 ? '' : `${quantity} × `}${description ?? ''}` });
  const discount = (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return discount === 0 ? lines : [...lines, { amount: -discount, description: 'Promotion code' }];
};

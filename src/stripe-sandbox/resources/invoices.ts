import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { flag, listShape, metadata, pageOf, text, whole } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import {
  addItem,
  draftInvoice,
  finalizeInvoice,
  lockDraft,
  payElsewhere,
} from '#stripe-sandbox/manual-invoices.ts';
import { getObject, listObjects } from '#stripe-sandbox/records.ts';
import { records } from '#stripe-sandbox/tables.ts';

const payments = {
  ...listShape,
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text() }),
};

const invoice = {
  customer: text(),
  currency: text(3),
  collection_method: z.literal('send_invoice'),
  days_until_due: whole,
  auto_advance: z.literal('false'),
  pending_invoice_items_behavior: z.literal('exclude'),
  automatic_tax: z.strictObject({ enabled: flag }),
  custom_fields: z.array(z.strictObject({ name: text(40), value: text(140) })).max(4),
  footer: text().optional(),
  metadata: metadata.default({}),
};

const item = {
  customer: text(),
  invoice: text(),
  currency: text(3),
  amount: whole,
  description: text(),
  tax_code: text().optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive']).optional(),
};

export const invoiceRoutes = [
  route('GET', 'invoices/:id', {}, (ledger, _, id) => getObject(ledger, 'invoice', id, 'invoice')),
  route('GET', 'invoices/:id/lines', listShape, async (ledger, { limit }, id) =>
    listOf(`/v1/invoices/${id}/lines`, (await getObject(ledger, 'invoice', id, 'invoice')).lines.data, limit),
  ),
  route('POST', 'invoices', invoice, (ledger, { automatic_tax: tax, custom_fields, footer, ...wanted }) =>
    draftInvoice(ledger, { ...wanted, hasTax: tax.enabled, customFields: custom_fields, footer }),
  ),
  route(
    'POST',
    'invoiceitems',
    item,
    (ledger, { invoice: id, amount, description, tax_behavior: behavior }) =>
      addItem(ledger, id, { amount, description, behavior }),
  ),
  route('POST', 'invoices/:id/finalize', { auto_advance: z.literal('false') }, (ledger, _, id) =>
    finalizeInvoice(ledger, id),
  ),
  route('POST', 'invoices/:id/pay', { paid_out_of_band: z.literal('true') }, (ledger, _, id) =>
    payElsewhere(ledger, id),
  ),
  route('DELETE', 'invoices/:id', {}, async (ledger, _, id) => {
    await lockDraft(ledger, id);
    await ledger.tx.delete(records).where(eq(records.id, id));
    return { id, object: 'invoice', deleted: true };
  }),
  route('GET', 'invoice_payments', payments, async (ledger, { payment, ...params }) => {
    const page = pageOf(params);
    const keys = [`payment_intent:${payment.payment_intent}`];
    const found = await listObjects(ledger, 'invoice_payment', { ...page, keys, limit: page.limit + 1 });
    return listOf('/v1/invoice_payments', found, page.limit);
  }),
];

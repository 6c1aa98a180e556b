import { z } from 'zod';
import { listShape, pageOf, text } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { getObject, listObjects } from '#stripe-sandbox/records.ts';

const payments = {
  ...listShape,
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text() }),
};

export const invoiceRoutes = [
  route('GET', 'invoices/:id', {}, (ledger, _, id) => getObject(ledger, 'invoice', id, 'invoice')),
  route('GET', 'invoice_payments', payments, async (ledger, { payment, ...params }) => {
    const page = pageOf(params);
    const keys = [`payment_intent:${payment.payment_intent}`];
    const found = await listObjects(ledger, 'invoice_payment', { ...page, keys, limit: page.limit + 1 });
    return listOf('/v1/invoice_payments', found, page.limit);
  }),
];

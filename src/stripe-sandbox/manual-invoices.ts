import { invalid } from './api-error.ts';
import { type Ledger, newId, secondsOf } from './ledger.ts';
import type { InvoiceObject } from './objects/invoices.ts';
import { invoicePath } from './paths.ts';
import { getLocked, getObject, insertRecord, saveRecord } from './records.ts';
import { invoiceNumber } from './sessions/insert-invoice.ts';
import { listTaxIds } from './tax/give-tax-number.ts';
import { invoiceAmounts } from './tax/invoice-amounts.ts';
import { emitEvent } from './webhooks/emit-event.ts';

type NewInvoice = {
  customer: string;
  currency: string;
  hasTax: boolean;
  metadata: Record<string, string>;
  footer: string | undefined;
  customFields: { name: string; value: string }[];
};

/** An invoice that no payment page makes: drafted, given its lines, finalized, and marked as paid elsewhere. */
export const draftInvoice = async (ledger: Ledger, wanted: NewInvoice) => {
  await getObject(ledger, 'customer', wanted.customer, 'customer');
  const id = newId(ledger, 'in');
  const secret = newId(ledger, 'test', 40);
  return insertRecord(
    ledger,
    {
      id,
      object: 'invoice',
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      automatic_tax: { enabled: wanted.hasTax },
      created: secondsOf(ledger.now),
      currency: wanted.currency,
      custom_fields: wanted.customFields,
      customer: wanted.customer,
      customer_email: null,
      customer_name: null,
      hosted_invoice_url: `${ledger.origin}${invoicePath(secret)}`,
      invoice_pdf: `${ledger.origin}${invoicePath(secret)}`,
      lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
      livemode: false,
      metadata: wanted.metadata,
      number: null,
      status: 'draft',
      subtotal: 0,
      total: 0,
      ...(wanted.footer && { footer: wanted.footer }),
    },
    { inner: { paidWith: null, promotionCode: null }, keys: [`secret:${secret}`] },
  );
};

type NewItem = { amount: number; description: string; behavior: 'exclusive' | 'inclusive' | undefined };

export const addItem = async (ledger: Ledger, invoiceId: string, { behavior, ...item }: NewItem) => {
  const { object: draft, inner } = await lockDraft(ledger, invoiceId);
  const line = {
    ...item,
    id: newId(ledger, 'il'),
    object: 'line_item' as const,
    currency: draft.currency,
    quantity: 1,
  };
  const lines = { ...draft.lines, data: [...draft.lines.data, line] };
  const subtotal = lines.data.reduce((sum, { amount }) => sum + amount, 0);
  const { amounts, taxLabel } = invoiceAmounts(
    subtotal,
    await customerOf(ledger, draft),
    draft.automatic_tax?.enabled ? behavior : undefined,
  );
  await saveRecord(
    ledger,
    { ...draft, ...amounts, lines, subtotal, amount_due: amounts.total, amount_remaining: amounts.total },
    { inner: { ...inner, ...(taxLabel !== undefined && { taxLabel }) } },
  );
  return { id: line.id.replace(/^il_/, 'ii_'), object: 'invoiceitem', invoice: invoiceId, ...item };
};

/** From now on it says what the customer was like at this moment. */
export const finalizeInvoice = async (ledger: Ledger, invoiceId: string) => {
  const { object: draft, inner } = await lockDraft(ledger, invoiceId);
  const { customer, numbers } = await customerOf(ledger, draft);
  return saveRecord(
    ledger,
    {
      ...draft,
      customer_address: customer.address ?? null,
      customer_email: customer.email,
      customer_name: customer.name,
      customer_tax_ids: numbers.map(({ type, value }) => ({ type, value })),
      number: invoiceNumber(ledger),
      status: 'open',
    },
    { inner: { ...inner, contact: customer.individual_name ?? null } },
  );
};

export const payElsewhere = async (ledger: Ledger, invoiceId: string) => {
  const { object, inner } = await getLocked(ledger, 'invoice', invoiceId, 'invoice');
  if (object.status !== 'open') throw invalid(`Invoice ${invoiceId} is ${object.status}.`, 'invoice');
  const paid = await saveRecord(
    ledger,
    { ...object, status: 'paid', amount_paid: object.total, amount_remaining: 0 },
    { inner: { ...inner, isPaidElsewhere: true } },
  );
  await emitEvent(ledger, 'invoice.paid', paid);
  return paid;
};

export const lockDraft = async (ledger: Ledger, invoiceId: string) => {
  const found = await getLocked(ledger, 'invoice', invoiceId, 'invoice');
  if (found.object.status !== 'draft') throw invalid(`Invoice ${invoiceId} is no draft any more.`, 'invoice');
  return found;
};

const customerOf = async (ledger: Ledger, { customer: id }: InvoiceObject) => ({
  customer: await getObject(ledger, 'customer', id),
  numbers: await listTaxIds(ledger, id),
});

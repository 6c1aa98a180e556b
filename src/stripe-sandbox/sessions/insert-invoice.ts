import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import type { InvoiceLineObject } from '#stripe-sandbox/objects/invoices.ts';
import type { PaymentMethod } from '#stripe-sandbox/objects/payments.ts';
import { invoicePath } from '#stripe-sandbox/paths.ts';
import { invoiceTaxesOf } from '#stripe-sandbox/tax/invoice-amounts.ts';
import { listTaxIds } from '#stripe-sandbox/tax/give-tax-number.ts';
import { taxLabelOf } from '#stripe-sandbox/tax/tax-label.ts';
import { insertRecord, type StoredRecord } from '#stripe-sandbox/records.ts';

/** The bill of a paid session. Its address cannot be guessed, so whoever has it may read it. */
export const insertInvoice = async (
  ledger: Ledger,
  { object: session, inner }: StoredRecord<'checkout.session'>,
  { paymentIntent, paidWith }: { paymentIntent: string | null; paidWith: PaymentMethod | null },
) => {
  const taxLabel = taxLabelOf(session);
  const id = newId(ledger, 'in');
  const secret = newId(ledger, 'test', 40);
  const created = secondsOf(ledger.now);
  const { amount_total: total, currency } = session;
  const invoice = await insertRecord(
    ledger,
    {
      id,
      object: 'invoice',
      amount_due: total,
      amount_paid: total,
      amount_remaining: 0,
      automatic_tax: { enabled: Boolean(inner.tax) },
      created,
      currency,
      customer: session.customer,
      customer_address: session.customer_details.address ?? null,
      customer_email: session.customer_details.email,
      customer_name: session.customer_details.name,
      hosted_invoice_url: `${ledger.origin}${invoicePath(secret)}`,
      invoice_pdf: `${ledger.origin}${invoicePath(secret)}`,
      lines: {
        object: 'list',
        data: inner.items.map(lineOf),
        has_more: false,
        url: `/v1/invoices/${id}/lines`,
      },
      livemode: false,
      metadata: inner.invoiceMetadata,
      number: invoiceNumber(ledger),
      status: 'paid',
      subtotal: session.amount_subtotal,
      total,
      ...discountOf(session),
      ...(await numbersOf(ledger, session, inner)),
      ...taxOf(session, inner),
      ...(inner.invoiceFooter && { footer: inner.invoiceFooter }),
    },
    {
      inner: {
        paidWith,
        promotionCode: inner.promotion?.code ?? null,
        contact: session.customer_details.individual_name ?? null,
        ...(taxLabel !== undefined && { taxLabel }),
      },
      keys: [`secret:${secret}`],
    },
  );
  if (paymentIntent !== null)
    await insertRecord(
      ledger,
      {
        id: newId(ledger, 'inpay'),
        object: 'invoice_payment',
        amount_paid: total,
        amount_requested: total,
        created,
        currency,
        invoice: id,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        status: 'paid',
        status_transitions: { canceled_at: null, paid_at: created },
      },
      { keys: [`payment_intent:${paymentIntent}`] },
    );
  return invoice;
};

type Session = StoredRecord<'checkout.session'>;

const taxOf = (session: Session['object'], { tax }: Session['inner']) =>
  tax && session.total_details.breakdown ? invoiceTaxesOf(session, tax.behavior) : {};

/** The one of this payment; where tax is not looked at, the one that the customer has. */
const numbersOf = async (ledger: Ledger, { customer }: Session['object'], { tax }: Session['inner']) => {
  const numbers = tax ? [tax.number ?? []].flat() : (await listTaxIds(ledger, customer)).slice(0, 1);
  if (!tax && numbers.length === 0) return {};
  return { customer_tax_ids: numbers.map(({ type, value }) => ({ type, value })) };
};

/** Taken off the whole, as a promotion code is. */
const discountOf = ({ total_details: { amount_discount: amount } }: Session['object']) =>
  amount > 0 ? { total_discount_amounts: [{ amount, discount: 'di_promotion' }] } : {};

const lineOf = (item: LineItemObject): InvoiceLineObject => ({
  id: item.id.replace(/^li_/, 'il_'),
  object: 'line_item',
  amount: item.amount_subtotal,
  currency: item.currency,
  description: item.description,
  quantity: item.quantity,
});

export const invoiceNumber = ({ random }: Pick<Ledger, 'random'>) =>
  `${Array.from({ length: 8 }, () => random.integer(16).toString(16))
    .join('')
    .toUpperCase()}-0001`;

import { formatPrice } from '#shared/money.ts';
import type { InvoiceInner } from '#stripe-sandbox/objects/invoices.ts';
import { drawNotes } from './notes.ts';
import { colours, type Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const RIGHT = 558;
const LABEL = 372;

export const drawTotals = async (pen: Pen, invoice: PrintedInvoice, top: number) => {
  const { object, inner, creditedInvoice, memo } = invoice;
  const tax = object.total_taxes?.[0];
  const added = tax?.tax_behavior === 'exclusive' ? tax.amount : 0;
  const discount = object.subtotal + added - object.total;
  const rows = [
    ['Subtotal', formatPrice(object.subtotal)],
    ...(discount > 0 ? [[`Promotion ${inner.promotionCode ?? ''}`.trim(), `-${formatPrice(discount)}`]] : []),
    ...taxRows(object, inner),
  ];
  let y = top;
  for (const [label = '', value = ''] of rows) {
    const row = y;
    await pen.as('P', async () => {
      await pen.write(label, { x: LABEL, y: row, size: 10, colour: colours.body });
      await pen.write(value, { x: RIGHT, y: row, size: 10.5, style: 'mono', align: 'right' });
    });
    y -= 18;
  }
  pen.rule(LABEL, y + 8, RIGHT - LABEL);
  y -= 10;
  const sum = { y, size: 12, style: 'bold' } as const;
  await pen.as('P', async () => {
    await pen.write('Total', { ...sum, x: LABEL });
    const total = `${formatPrice(object.total)} ${object.currency.toUpperCase()}`;
    await pen.write(total, { ...sum, x: RIGHT, align: 'right' });
  });
  y -= 20;
  const sentence = creditedInvoice === undefined ? paidSentence(inner) : (memo ?? 'Given back');
  await pen.write(sentence, {
    x: RIGHT,
    y,
    size: 9.5,
    colour: colours.quiet,
    align: 'right',
  });
  const below = await drawNotes(pen, invoice, top);
  await drawStamp(pen, Math.min(y, below) - 58);
};

const taxRows = (
  { total_excluding_tax: net, total_taxes: taxes }: PrintedInvoice['object'],
  { taxLabel }: PrintedInvoice['inner'],
) => {
  const [tax] = taxes ?? [];
  if (!tax || net === undefined) return [];
  return [
    ['Total excluding tax', formatPrice(net)],
    [taxLabel ?? 'Tax', formatPrice(tax.amount)],
  ];
};

const paidSentence = ({ paidWith, isPaidElsewhere }: InvoiceInner) => {
  if (isPaidElsewhere) return 'Paid already';
  if (!paidWith) return 'Nothing to pay';
  if (paidWith.type === 'us_bank_account') return 'Paid by bank debit';
  const brand = paidWith.brand.replace(/^./, (first) => first.toUpperCase());
  return `Paid with ${brand} ending in ${paidWith.last4}`;
};

/** Nobody should take it for a real bill. */
const drawStamp = async (pen: Pen, y: number) => {
  pen.box(54, y, 264, 38, { edge: colours.red });
  await pen.write('TEST DOCUMENT', { x: 66, y: y + 21, size: 11, style: 'bold', colour: colours.red });
  await pen.write('Made with a test card. No payment was taken.', {
    x: 66,
    y: y + 8,
    size: 9,
    colour: colours.red,
  });
};

import { formatPrice } from '#shared/money.ts';
import type { PaymentMethod } from '#stripe-sandbox/objects/payments.ts';
import { colours, type Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const RIGHT = 558;
const LABEL = 372;

export const drawTotals = async (
  pen: Pen,
  { object, inner, creditedInvoice }: PrintedInvoice,
  top: number,
) => {
  const discount = object.subtotal - object.total;
  const rows = [
    ['Subtotal', formatPrice(object.subtotal)],
    ...(discount > 0 ? [[`Promotion ${inner.promotionCode ?? ''}`.trim(), `-${formatPrice(discount)}`]] : []),
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
  const sentence = creditedInvoice === undefined ? paidSentence(inner.paidWith) : 'Given back';
  await pen.write(sentence, {
    x: RIGHT,
    y,
    size: 9.5,
    colour: colours.quiet,
    align: 'right',
  });
  await drawStamp(pen, y - 58);
};

const paidSentence = (paidWith: PaymentMethod | null) => {
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

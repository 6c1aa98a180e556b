import type { Stripe } from 'stripe';
import { colours, type Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const TOP = 662;
const FIRST_LINE = 16;
const STEP = 12.5;
/** No more fit above the lines of the bill. */
const MOST_LINES = 6;

/** Three columns, none of which reaches into the next. */
const columns = {
  billTo: { x: 54, width: 180 },
  address: { x: 246, width: 126 },
  order: { x: 386, width: 172 },
};

type Line = { text: string; size: number; style?: 'bold' | 'mono'; most: number };

/** Who the bill is for, where they are, and which order it is about. */
export const drawParties = async (pen: Pen, { object, inner }: PrintedInvoice) => {
  await drawColumn(pen, columns.billTo, 'Bill to', [
    { text: object.customer_name || 'Customer', size: 11, style: 'bold', most: 3 },
    { text: inner.contact ?? '', size: 10, most: 2 },
    { text: object.customer_email ?? '', size: 10, most: 2 },
  ]);
  await drawColumn(
    pen,
    columns.address,
    'Address',
    addressLines(object.customer_address).map((text) => ({ text, size: 10, most: 4 })),
  );
  await drawColumn(pen, columns.order, 'Order', [
    { text: object.metadata['reference'] ?? '', size: 10, style: 'mono', most: 2 },
  ]);
};

const addressLines = (address: Stripe.Address | null | undefined) => {
  const { line1, city, state, postal_code } = address ?? {};
  const place = [city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1 ?? '', place];
};

const drawColumn = async (
  pen: Pen,
  { x, width }: { x: number; width: number },
  label: string,
  lines: Line[],
) => {
  const given = lines.filter(({ text }) => text !== '');
  if (given.length === 0) return;
  await pen.as('H2', () => pen.write(label, { x, y: TOP, size: 9, colour: colours.quiet }));
  const set = await Promise.all(
    given.map(async ({ text, size, style, most }) =>
      (await pen.wrap(text, width, size, style)).slice(0, most).map((part) => ({ part, size, style })),
    ),
  );
  for (const [index, { part, size, style }] of set.flat().slice(0, MOST_LINES).entries())
    await pen.write(part, {
      x,
      y: TOP - FIRST_LINE - index * STEP,
      size,
      ...(style && { style }),
      colour: style ? colours.ink : colours.body,
    });
};

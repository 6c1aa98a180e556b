import type { Stripe } from 'stripe';
import { countryNameOf } from '#shared/addresses/country-codes.ts';
import { DEFAULT_COUNTRY } from '#shared/addresses/default-country.ts';
import { addressLinesOf } from '#shared/addresses/format-address.ts';
import { colours, type Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const TOP = 662;
const FIRST_LINE = 16;
const STEP = 12.5;
/** Above the lines of the bill. */
const SPACE = 75;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6];

/** Three columns, none of which reaches into the next. */
const columns = {
  billTo: { x: 54, width: 180 },
  address: { x: 246, width: 126 },
  order: { x: 386, width: 172 },
};

type Line = { text: string; size: number; style?: 'bold' | 'mono' };

/** Who the bill is for, where they are, and which order it is about. */
export const drawParties = async (pen: Pen, { object, inner }: PrintedInvoice) => {
  await drawColumn(pen, columns.billTo, 'Bill to', [
    { text: object.customer_name || 'Customer', size: 11, style: 'bold' },
    { text: inner.contact ?? '', size: 10 },
    { text: object.customer_email ?? '', size: 10 },
    ...(object.customer_tax_ids ?? []).map(({ value }) => ({ text: `Tax number ${value}`, size: 10 })),
  ]);
  await drawColumn(
    pen,
    columns.address,
    'Address',
    addressLines(object.customer_address).map((text) => ({ text, size: 10 })),
  );
  await drawColumn(pen, columns.order, 'Order', [
    { text: object.metadata['reference'] ?? '', size: 10, style: 'mono' },
  ]);
};

const addressLines = (address: Stripe.Address | null | undefined) => {
  const { line1, city, state, postal_code, country } = address ?? {};
  const written = { street: line1 ?? '', city: city ?? '', state: state ?? '', zipCode: postal_code ?? '' };
  const lines = addressLinesOf(written, country ?? DEFAULT_COUNTRY);
  return country ? [...lines, countryNameOf(country)] : lines;
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
  const { set, step } = await fitInto(pen, width, given);
  for (const [index, { part, size, style }] of set.entries())
    await pen.write(part, {
      x,
      y: TOP - FIRST_LINE - index * step,
      size,
      ...(style && { style }),
      colour: style ? colours.ink : colours.body,
    });
};

/** Smaller rather than cut: nothing of whom a bill is made out to may be missing. */
const fitInto = async (pen: Pen, width: number, lines: Line[]) => {
  for (const scale of SCALES) {
    const set: (Omit<Line, 'text'> & { part: string })[] = [];
    for (const { text, size, style } of lines)
      for (const part of await pen.wrap(text, width, size * scale, style))
        set.push({ part, size: size * scale, ...(style && { style }) });
    const step = STEP * scale;
    const isLast = scale === SCALES.at(-1);
    if (set.length * step <= SPACE || isLast) return { set: set.slice(0, Math.floor(SPACE / step)), step };
  }
  throw new Error('There is a last scale.');
};

import type { PDFPage } from '@cantoo/pdf-lib';
import type { InvoiceLineObject } from '#stripe-sandbox/objects/invoices.ts';
import { formatPrice } from '#shared/money.ts';
import type { Fonts } from './fonts.ts';
import { drawParties } from './parties.ts';
import { colours, createPen, type Pen } from './pen.ts';
import { type PrintedInvoice, titleOf } from './printed-invoice.ts';
import type { Structure } from './structure.ts';
import { drawTotals } from './totals.ts';

type Page = { invoice: PrintedInvoice; lines: InvoiceLineObject[]; number: number; count: number };

const MARGIN = 54;
const RIGHT = 612 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const LINES_PER_PAGE = 10;
const ROW = 15;
const NAME_WIDTH = 300;
const DESCRIPTIONS = [
  { size: 11, most: 2 },
  { size: 9, most: 2 },
];
const SMALLEST = 7;

/** At least one page, however few lines. */
export const pagesOf = (lines: InvoiceLineObject[]) =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, index) =>
    lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE),
  );

export const drawPage = async (sheet: PDFPage, fonts: Fonts, structure: Structure, page: Page) => {
  const pen = createPen(sheet, fonts, structure);
  const drawHead = async () => {
    await drawTitleBlock(pen, page);
    await drawParties(pen, page.invoice);
  };
  await (page.number === 1 ? drawHead() : pen.aside(drawHead));
  const below = await drawLines(pen, page.lines);
  if (page.number === page.count) await drawTotals(pen, page.invoice, below);
  const foot = { x: 306, y: 40, size: 9, style: 'bold', colour: colours.red, align: 'centre' } as const;
  await pen.aside(() => pen.write('TEST DOCUMENT - no payment was taken', foot));
};

const BLOCK = { y: 692, height: 66, logo: 84, facts: 186 };

/** Logo, title, number and date: the ruled block that heads every document of the shop. */
const drawTitleBlock = async (pen: Pen, { invoice, number, count }: Page) => {
  const { object, timeZone } = invoice;
  const { y, height, logo, facts } = BLOCK;
  pen.box(MARGIN, y, logo, height, { fill: colours.marker });
  pen.box(MARGIN, y, WIDTH, height, { edge: colours.ink });
  pen.upright(MARGIN + logo, y, height);
  pen.upright(RIGHT - facts, y, height);
  await pen.write('Bindery', { x: MARGIN + logo / 2, y: y + 28, size: 15, style: 'bold', align: 'centre' });
  await pen.as('H1', () =>
    pen.write(titleOf(invoice), { x: MARGIN + logo + 16, y: y + 35, size: 20, style: 'bold' }),
  );
  await pen.write('Test document', { x: MARGIN + logo + 16, y: y + 17, size: 10, colour: colours.red });
  const date = new Date(object.created * 1000).toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' });
  const rows = [
    ['No.', object.number ?? ''],
    ['Date', date],
    ['Page', `${number} of ${count}`],
  ] as const;
  for (const [index, [label, value]] of rows.entries()) {
    const at = { y: y + 44 - index * 16, size: 9.5, style: 'mono' } as const;
    await pen.as('P', async () => {
      await pen.write(label, { ...at, x: RIGHT - facts + 14, colour: colours.quiet });
      await pen.write(value, { ...at, x: RIGHT - facts + 50 });
    });
  }
};

const drawLines = async (pen: Pen, lines: InvoiceLineObject[]) => {
  let y = 560;
  const head = { y, size: 9, colour: colours.quiet };
  const headings = [
    ['Description', { ...head, x: MARGIN }],
    ['Quantity', { ...head, x: RIGHT - 110, align: 'right' }],
    ['Amount', { ...head, x: RIGHT, align: 'right' }],
  ] as const;
  await pen.as('Table', async () => {
    await pen.as('TR', async () => {
      for (const [text, place] of headings) await pen.as('TH', () => pen.write(text, place));
    });
    pen.rule(MARGIN, y - 8, WIDTH);
    y -= 27;
    for (const line of lines) y = await drawLine(pen, line, y);
  });
  return y;
};

/** Down to where the next one begins. */
const drawLine = async (pen: Pen, line: InvoiceLineObject, top: number) => {
  const { lines, size } = await fitDescription(pen, line.description);
  const step = ROW / Math.max(1, lines.length - 1);
  const bottom = lines.length > 1 ? top - ROW : top;
  const figure = { y: top, size: 10.5, style: 'mono', align: 'right' } as const;
  await pen.as('TR', async () => {
    await pen.as('TD', async () => {
      for (const [index, text] of lines.entries())
        await pen.write(text, { x: MARGIN, y: top - index * step, size });
    });
    await pen.as('TD', () => pen.write(String(line.quantity), { ...figure, x: RIGHT - 110 }));
    await pen.as('TD', () => pen.write(formatPrice(line.amount), { ...figure, x: RIGHT }));
  });
  pen.rule(MARGIN, bottom - 9, WIDTH, colours.line);
  return bottom - 28;
};

/** Into the room of two lines: smaller rather than cut. A name of 120 letters fits, whatever they are. */
const fitDescription = async (pen: Pen, description: string) => {
  for (const { size, most } of DESCRIPTIONS) {
    const lines = await pen.wrap(description, NAME_WIDTH, size);
    if (lines.length <= most) return { lines, size };
  }
  return { lines: await pen.wrap(description, NAME_WIDTH, SMALLEST), size: SMALLEST };
};

import { colours, type Pen } from './pen.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

const LEFT = 54;
/** Beside the totals. */
const WIDTH = 290;
const LINES_AT_FULL_SIZE = 8;
const SIZES = { full: { size: 9, step: 12 }, small: { size: 6.5, step: 8.5 } };

/** What the buyer's tax office wants to read of a sale without tax, and what the seller says. Returns where it ends. */
export const drawNotes = async (pen: Pen, { object }: PrintedInvoice, top: number) => {
  const isReversed = object.total_taxes?.[0]?.taxability_reason === 'reverse_charge';
  const words = isReversed ? 'Reverse charge: the recipient accounts for the tax.' : '';
  const fields = (object.custom_fields ?? [])
    // Of whoever was redacted nothing is left of them.
    .filter(({ value }) => value)
    .map(({ name, value }) => `${name}: ${value}`);
  const paragraphs = [...fields, words, ...(object.footer ?? '').split('\n')].filter((text) => text !== '');
  const wrapped = (size: number) => Promise.all(paragraphs.map((text) => pen.wrap(text, WIDTH, size)));
  const isLong = (await wrapped(SIZES.full.size)).flat().length > LINES_AT_FULL_SIZE;
  const { size, step } = isLong ? SIZES.small : SIZES.full;
  let y = top;
  for (const lines of await wrapped(size))
    await pen.as('P', async () => {
      for (const line of lines) {
        await pen.write(line, { x: LEFT, y, size, colour: colours.body });
        y -= step;
      }
    });
  return y;
};

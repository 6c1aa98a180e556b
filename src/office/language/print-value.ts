import type { PlaceholderDefinition, PlaceholderKind } from '#office/placeholders.ts';
import { printDay } from './dates.ts';
import { isRow, type Row, type Value } from './value.ts';

const NO_BREAK_SPACE = '\u00a0';
const numbers = new Map<number, Intl.NumberFormat>();

/** With as many decimals as it has, up to the most. */
export const printNumber = (value: number, maximumFractionDigits: number, minimumFractionDigits = 0) => {
  const key = maximumFractionDigits * 10 + minimumFractionDigits;
  const format =
    numbers.get(key) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits, minimumFractionDigits });
  numbers.set(key, format);
  return format.format(value);
};

const MOST_DECIMALS = 4;

/** A value in the way of its kind, where no format says another. */
export const printValue = (
  value: Value | undefined,
  kind: PlaceholderKind,
  { unit = '', decimals = MOST_DECIMALS }: PlaceholderDefinition = {},
): string => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return printNumber(value, decimals) + (unit === '' ? '' : NO_BREAK_SPACE + unit);
  if (typeof value === 'object') return inWords(printItems(value));
  return kind === 'date' ? printDay(value, 'long') : value;
};

/** A row is named by the first thing that stands in it. */
export const printItems = (items: readonly (string | Row)[]): string[] =>
  items
    .map((item) => (isRow(item) ? printValue(Object.values(item)[0], 'text') : item))
    .filter((item) => item !== '');

/** ‘a, b and c’. */
const inWords = (items: readonly string[]) => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
};

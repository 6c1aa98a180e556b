import { readDay } from '#office/language/dates.ts';
import { applyFormat } from '#office/language/formats.ts';
import { isBlock, parseTag, type ValueTag } from '#office/language/parse-tag.ts';
import type { Named, Scope } from '#office/language/scope.ts';
import { findTags } from '#office/text/find-tags.ts';

/** The one value that a text prints and nothing else, but for tags of blocks; undefined of any other text. */
export const loneValueOf = (text: string): ValueTag | undefined => {
  const tags = findTags(text);
  const words = tags.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  if (words.trim() !== '' || tags.some(({ isClosed, isEscape }) => !isClosed || isEscape)) return undefined;
  const [value, ...others] = tags.map(({ name }) => parseTag(name)).filter((tag) => !isBlock(tag));
  return value?.type === 'value' && others.length === 0 ? value : undefined;
};

/** How a workbook counts days, where a cell shows its number as one. */
export type Days = { is1904: boolean };

/** What a cell can calculate with: a number, or a day where it shows days. Undefined of all that is to stay a text. */
export const figureOf = (tag: ValueTag, scope: Scope, days: () => Days | undefined): number | undefined => {
  const named = scope(tag.name);
  if (named?.kind === 'number') return numberOf(named, tag);
  return named?.kind === 'date' ? dayOf(named, tag, days) : undefined;
};

/** With its unit a number is a text. */
const numberOf = ({ value, definition }: Named, { formats: [format, ...others] }: ValueTag) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || others.length > 0) return undefined;
  if (!format) return definition.unit ? undefined : value;
  return format.name === 'number' ? Number(value.toFixed(Number(format.argument))) : undefined;
};

const MS_PER_DAY = 86_400_000;
/** From this day the numbers of days are right; Excel takes 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

const dayOf = (named: Named, { formats }: ValueTag, days: () => Days | undefined) => {
  if (formats.some(({ name }) => name !== 'plus')) return undefined;
  const { value } = formats.reduce(applyFormat, named);
  const day = typeof value === 'string' ? readDay(value)?.getTime() : undefined;
  if (day === undefined || day < FIRST_DAY) return undefined;
  const counted = days();
  if (!counted) return undefined;
  const zero = counted.is1904 ? ZERO[1904] : ZERO[1900];
  return day < zero ? undefined : (day - zero) / MS_PER_DAY;
};

import { isBareText } from '#office/blocks/read-source.ts';
import type { ScopedEdit } from '#office/blocks/render-blocks.ts';
import type { Scope } from '#office/language/scope.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, remove, removeElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { PlannedCopy } from './plan-rows.ts';
import type { SheetRow, SheetRows, TaggedCell } from './read-rows.ts';

type Filled = {
  source: string;
  rows: SheetRows;
  copies: readonly PlannedCopy[];
  scope: Scope;
  /** What to change in the sheet, in the order of the source. */
  content: readonly ScopedEdit[];
};

/** A sheet with its rows gone and repeated, each still with the number it has in the template. */
export const renderRows = ({ source, rows: { data, rows }, copies, scope, content }: Filled): string => {
  if (!data) return source;
  const byRow = new Map(rows.map((row) => [row, [] as ScopedEdit[]]));
  const outside: Edit[] = [];
  for (const item of content) {
    const row = rowAt(rows, item.at);
    if (row) byRow.get(row)?.push(item);
    else outside.push(...item.edits(scope));
  }
  const lastEnd = rows.at(-1)?.element.closeEnd ?? data.end;
  const write = (row: SheetRow, { scope: names, isBlank = false }: PlannedCopy) =>
    isBlank
      ? source.slice(row.from, row.element.start) +
        blankRow(source.slice(row.element.start, row.element.closeEnd))
      : applyEdits(
          source,
          (byRow.get(row) ?? []).flatMap((item) => item.edits(names)),
          { start: row.from, end: row.element.closeEnd },
        );
  return [
    applyEdits(
      source,
      outside.filter(({ start }) => start < data.end),
      { start: 0, end: data.end },
    ),
    ...copies.flatMap((copy) => rowsIn(rows, copy).map((row) => write(row, copy))),
    applyEdits(
      source,
      outside.filter(({ start }) => start >= lastEnd),
      { start: lastEnd, end: source.length },
    ),
  ].join('');
};

/** The rows that are written in the template, of those a copy shows. */
export const rowsIn = (rows: readonly SheetRow[], { atom }: PlannedCopy) =>
  rows.slice(
    lowerBound(rows, ({ number }) => number < atom.first),
    lowerBound(rows, ({ number }) => number <= atom.last),
  );

const rowAt = (rows: readonly SheetRow[], at: number) => {
  const row = rows[lowerBound(rows, ({ element }) => element.closeEnd <= at)];
  return row && row.element.start <= at ? row : undefined;
};

const lowerBound = (rows: readonly SheetRow[], isBefore: (row: SheetRow) => boolean) => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && isBefore(row)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Only the look of the row and its cells. */
const blankRow = (row: string) =>
  row.replaceAll(
    /(<(?:\w+:)?c(?=[\s>])[^>]*?)(?:\/>|>[^]*?<\/(?:\w+:)?c>)/g,
    (_, start: string) => `${start.replace(/\s+t\s*=\s*(?:"[^"]*"|'[^']*')/, '').trimEnd()}/>`,
  );

/** How a shared text reads with these names, as markup. */
export type FillShared = (text: LogicalText, scope: Scope) => string;

/** A cell of a block says its text itself, since a shared one reads alike everywhere. One of nothing but tags is left empty. */
export const editCell = (
  source: string,
  cell: TaggedCell,
  fillShared: FillShared,
): ScopedEdit | undefined => {
  const { element, value, text, isShared } = cell;
  const type = attributeRange(source, element, 't');
  if (!type) return undefined;
  if (isBareText(text.text)) {
    const empty = [remove({ start: type.outerStart, end: type.outerEnd }), removeElement(value)];
    return { at: element.start, edits: () => empty };
  }
  if (!isShared) return undefined;
  const qname = `${prefixOf(element.qname)}is`;
  return {
    at: element.start,
    edits: (scope) => [
      { start: type.start, end: type.end, text: 'inlineStr' },
      {
        start: value.start,
        end: value.closeEnd,
        text: `<${qname}${namespaceFor(text, element.qname)}>${fillShared(text, scope)}</${qname}>`,
      },
    ],
  };
};

/** The shared texts may be written with another prefix than the sheet. */
const namespaceFor = ({ container }: LogicalText, qname: string) => {
  const prefix = prefixOf(container.qname).slice(0, -1);
  if (prefixOf(qname) === prefixOf(container.qname)) return '';
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${container.scope.namespaces.get(prefix) ?? ''}"`;
};

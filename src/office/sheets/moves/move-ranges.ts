import { moveFormula } from '#office/sheets/references/move-formula.ts';
import { moveReference } from '#office/sheets/references/move-reference.ts';
import {
  parseReference,
  type Reference,
  rowsOfReference,
  withRows,
  writeReference,
} from '#office/sheets/references/reference.ts';
import type { RowMap } from '#office/sheets/references/row-map.ts';
import { removeElement, replaceElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { type Mover, setAttributes, withAttributes } from './mover.ts';

/** What grows and shrinks with its rows; of these, some stay although nothing is left of their rows. */
const GROWING: ReadonlySet<string> = new Set([
  'x:autoFilter',
  'x:sortState',
  'x:sortCondition',
  'x:dimension',
  'x:table',
  'x:location',
]);
const STAYING: ReadonlySet<string> = new Set(['x:dimension', 'x:table', 'x:location']);
const COMMENT = /:(?:comment|threadedComment)$/;

/** Moves ranges that stand in attributes of a sheet, its tables, comments and pivot tables. */
export const moveRanges = (mover: Mover): XmlVisitor => {
  const { edits, own, moved, tally } = mover;

  const grow = (element: XmlElement, map: RowMap) => {
    const reference = parseReference(element.attributes.ref ?? '');
    if (!reference) return;
    const result = moveReference(reference, map);
    if (result) edits.push(...setAttributes(mover, element, { ref: writeReference(result) }));
    else if (!STAYING.has(element.name)) edits.push(removeElement(element));
  };
  /** One for each of the ranges that have come of it. */
  const repeat = (
    element: XmlElement,
    references: readonly Reference[],
    more: Record<string, string> = {},
  ) => {
    const copies = references.map((reference) =>
      withAttributes(mover, element, { ...more, ref: writeReference(reference) }),
    );
    tally.add(element.parent, copies.length);
    edits.push(replaceElement(element, copies.join('')));
  };
  const moveLink = (element: XmlElement) => {
    const { ref = '', location = '' } = element.attributes;
    const more: Record<string, string> =
      location === '' ? {} : { location: moveFormula(location, moved, { sheet: undefined }) };
    if (own) repeat(element, spread(ref, own.map), more);
    else edits.push(...setAttributes(mover, element, more));
  };
  const moveList = (element: XmlElement, map: RowMap) => {
    const list = moveSqref(element.attributes.sqref ?? '', map);
    tally.add(element.parent, list === '' ? 0 : 1);
    edits.push(...(list === '' ? [removeElement(element)] : setAttributes(mover, element, { sqref: list })));
  };
  const moveBreak = (element: XmlElement, map: RowMap) => {
    const row = Number(element.attributes.id ?? 0);
    const copies = map
      .appearancesOf(row, row)
      .map(({ first }) => withAttributes(mover, element, { id: String(first) }));
    tally.add(element.parent, copies.length);
    edits.push(replaceElement(element, copies.join('')));
  };
  /** A comment belongs to one cell: the first copy of its own. */
  const moveComment = (element: XmlElement, map: RowMap) => {
    const reference = parseReference(element.attributes.ref ?? '');
    if (!reference) return;
    const row = map.firstOf(reference.from.row, reference.from.row);
    edits.push(
      ...(row === undefined
        ? [removeElement(element)]
        : setAttributes(mover, element, { ref: writeReference(withRows(reference, row, row)) })),
    );
  };

  const closeOwn = (element: XmlElement, { map }: NonNullable<Mover['own']>) => {
    const { name, parent, attributes } = element;
    if (GROWING.has(name)) grow(element, map);
    else if (name === 'x:mergeCell') repeat(element, appearances(attributes.ref ?? '', map));
    else if (name === 'x:ignoredError' || name === 'x:protectedRange') moveList(element, map);
    else if (name === 'x:brk' && parent?.name === 'x:rowBreaks') moveBreak(element, map);
    else if (COMMENT.test(name) && attributes.ref !== undefined) moveComment(element, map);
  };
  return {
    close: (element) => {
      const { name, attributes } = element;
      if (name === 'x:hyperlink') moveLink(element);
      else if (name === 'x:worksheetSource') {
        const map = moved(attributes.sheet ?? '');
        if (map && attributes.ref !== undefined) grow(element, map);
      } else if (own) closeOwn(element, own);
      tally.close(element);
    },
  };
};

const appearances = (written: string, map: RowMap) =>
  inRows(written, (first, last) => map.appearancesOf(first, last));

const spread = (written: string, map: RowMap) => inRows(written, (first, last) => map.spansOf(first, last));

const inRows = (
  written: string,
  rowsOf: (first: number, last: number) => readonly { first: number; last: number }[],
): Reference[] => {
  const reference = parseReference(written);
  const rows = reference && rowsOfReference(reference);
  if (!reference || !rows) return reference ? [reference] : [];
  return rowsOf(rows.first, rows.last).map(({ first, last }) => asCell(withRows(reference, first, last)));
};

const asCell = ({ from, to }: Reference): Reference => ({
  from,
  to: to && to.column === from.column && to.row === from.row && from.column !== '' ? undefined : to,
});

/** `A5 B6:C7` after rows have moved; empty if nothing is left of them. */
export const moveSqref = (written: string, map: RowMap): string =>
  written
    .trim()
    .split(/\s+/)
    .flatMap((range) => spread(range, map))
    .map(writeReference)
    .join(' ');

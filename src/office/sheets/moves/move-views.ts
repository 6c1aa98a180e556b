import { parseReference, withRows, writeReference } from '#office/sheets/references/reference.ts';
import type { RowMap } from '#office/sheets/references/row-map.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { moveSqref } from './move-ranges.ts';
import { type Mover, setAttributes } from './mover.ts';

const FROZEN: ReadonlySet<string> = new Set(['frozen', 'frozenSplit']);

/** Keeps what is frozen, chosen and shown first where it was. */
export const moveViews = (mover: Mover): XmlVisitor => {
  const { edits, own } = mover;
  if (!own) return {};
  const { map } = own;
  return {
    open: (element) => {
      const { name, attributes } = element;
      if (name === 'x:sheetView')
        edits.push(...setAttributes(mover, element, { topLeftCell: cell(attributes.topLeftCell, map) }));
      if (name === 'x:pane')
        edits.push(
          ...setAttributes(mover, element, {
            topLeftCell: cell(attributes.topLeftCell, map),
            ySplit: frozenRows(element, map),
          }),
        );
      if (name !== 'x:selection') return;
      const activeCell = cell(attributes.activeCell, map);
      const sqref = moveSqref(attributes.sqref ?? '', map);
      edits.push(...setAttributes(mover, element, { activeCell, sqref: sqref === '' ? activeCell : sqref }));
    },
  };
};

/** Where the row has gone, the next one that is left. */
const cell = (written: string | undefined, map: RowMap) => {
  const reference = parseReference(written ?? '');
  if (!reference) return written;
  const row = map.nearestTo(reference.from.row);
  return writeReference(withRows(reference, row, row));
};

const frozenRows = ({ attributes: { ySplit, state } }: XmlElement, map: RowMap) => {
  if (ySplit === undefined || !FROZEN.has(state ?? '')) return ySplit;
  const rows = map
    .appearancesOf(1, Number(ySplit))
    .reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return String(Math.max(rows, 1));
};

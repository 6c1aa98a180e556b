import { moveFormula } from '#office/sheets/references/move-formula.ts';
import type { RowMap } from '#office/sheets/references/row-map.ts';
import { removeElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { collectLeaves, type Mover, setAttributes, setContent } from './mover.ts';

/** Of a drawing; and of a box to tick or a button, which the sheet itself holds. */
const CONTROL = 'x:anchor';
const ANCHOR = /^(?:xdr:(?:one|two)CellAnchor|x:anchor)$/;
/** What a control shows, and the cells it writes to and reads from. */
const LINKS = ['textlink', 'fmlaLink', 'fmlaRange', 'fmlaTxbx'];

type Corner = { element: XmlElement; row: number };

/** Moves pictures, charts and shapes with the rows that hold them; those whose rows have all gone go, too. */
export const moveDrawings = (mover: Mover): XmlVisitor => {
  const { edits, own, sheet, moved } = mover;
  let from: Corner | undefined;
  let to: Corner | undefined;
  const leaves = collectLeaves(
    ({ name }) => name === 'xdr:row',
    (element, text) => {
      const corner = { element, row: Number(text) + 1 };
      if (element.parent?.name.endsWith(':from')) from = corner;
      if (element.parent?.name.endsWith(':to')) to = corner;
    },
  );
  const moveAnchor = (element: XmlElement, map: RowMap) => {
    if (!from || element.attributes.editAs === 'absolute') return;
    const last = to?.row ?? from.row;
    if (element.name !== CONTROL && map.appearancesOf(from.row, last).length === 0) {
      edits.push(removeElement(element));
      return;
    }
    const first = map.nearestTo(from.row);
    edits.push(setContent(from.element, String(first - 1)));
    if (to) edits.push(setContent(to.element, String(lastRow(element, from.row, to.row, map) - 1)));
  };
  return {
    open: (element) => {
      for (const name of LINKS) {
        const formula = element.attributes[name];
        if (formula === undefined) continue;
        edits.push(...setAttributes(mover, element, { [name]: moveFormula(formula, moved, { sheet }) }));
      }
      leaves.open(element);
    },
    text: leaves.text,
    close: (element) => {
      leaves.close(element);
      if (!ANCHOR.test(element.name)) return;
      if (own) moveAnchor(element, own.map);
      from = undefined;
      to = undefined;
    },
  };
};

/** What keeps its size, or lies within rows that are repeated as a whole, stays as high as it was. */
const lastRow = ({ attributes }: XmlElement, from: number, to: number, map: RowMap) => {
  const first = map.nearestTo(from);
  if (attributes.editAs === 'oneCell' || map.isTogether(from, to)) return first + to - from;
  return map.lastOf(from, to) ?? first;
};

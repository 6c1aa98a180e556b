import { removeElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { collectLeaves, type Mover, setContent } from './mover.ts';

type Leaf = { element: XmlElement; text: string };

/** Column, offset, row, offset of the upper left corner, then of the lower right one. */
const ROWS_OF_ANCHOR: ReadonlySet<number> = new Set([2, 6]);

/** Moves the frames that comments are shown in, which older versions of Excel read; each names the row of its cell. Controls name none. */
export const moveNotes = ({ edits, own }: Mover): XmlVisitor => {
  let row: Leaf | undefined;
  let anchor: Leaf | undefined;
  const leaves = collectLeaves(
    ({ name }) => /office:excel\}:(?:Row|Anchor)$/.test(name),
    (element, text) => {
      if (element.name.endsWith('Row')) row = { element, text };
      else anchor = { element, text };
    },
  );
  const moveShape = (shape: XmlElement, { element, text }: Leaf) => {
    const before = Number(text) + 1;
    const after = own?.map.firstOf(before, before);
    if (after === undefined) {
      edits.push(removeElement(shape));
      return;
    }
    edits.push(setContent(element, String(after - 1)));
    if (anchor) edits.push(setContent(anchor.element, moveAnchor(anchor.text, after - before)));
  };
  return {
    open: leaves.open,
    text: leaves.text,
    close: (element) => {
      leaves.close(element);
      if (element.name !== 'v:shape') return;
      if (own && row) moveShape(element, row);
      else if (own && anchor) {
        const before = Number(anchor.text.split(',')[2]) + 1;
        edits.push(setContent(anchor.element, moveAnchor(anchor.text, own.map.nearestTo(before) - before)));
      }
      row = undefined;
      anchor = undefined;
    },
  };
};

const moveAnchor = (written: string, rows: number) =>
  written
    .split(',')
    .map((part, index) =>
      ROWS_OF_ANCHOR.has(index) ? String(Math.max(Number(part) + rows, 0)) : part.trim(),
    )
    .join(', ');

import { moveFormula, isConcerned, shiftFormula } from '#office/sheets/references/move-formula.ts';
import { moveReference } from '#office/sheets/references/move-reference.ts';
import {
  columnLetters,
  columnNumber,
  parseReference,
  writeReference,
} from '#office/sheets/references/reference.ts';
import type { Copy } from '#office/sheets/references/row-map.ts';
import { rowsIn } from '#office/sheets/rows/render-rows.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { removeElement, replaceElement } from '#office/xml/edits.ts';
import { escapeText } from '#office/xml/escape-xml.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { collectLeaves, type Mover, setAttributes, setContent } from './mover.ts';
import { readSharedFormulas } from './read-shared-formulas.ts';

type Place = { row: number; copy: Copy | undefined; column: string };

/** Numbers the rows and cells of a sheet anew and moves their formulas, whose last results hold no longer. */
export const moveCells = (mover: Mover): XmlVisitor => {
  const { source, edits, own, sheet, moved } = mover;
  const shared = readSharedFormulas(source, own?.source);
  const numbered = own?.copies.flatMap((copy) =>
    rowsIn(own.rows, copy).map(({ number }) => ({
      copy,
      number: copy.at + number - copy.atom.first,
      row: number,
    })),
  );
  let index = -1;
  let number = 0;
  let place: Place = { row: 0, copy: undefined, column: '' };
  let formula: XmlElement | undefined;
  let value: XmlElement | undefined;

  const openRow = (element: XmlElement) => {
    index += 1;
    const known = numbered?.[index];
    const row = known?.row ?? Number(element.attributes.r ?? place.row + 1);
    number = known?.number ?? row;
    place = { row, copy: known?.copy, column: '' };
    if (!own) return;
    if (attributeRange(source, element, 'r'))
      edits.push(...setAttributes(mover, element, { r: String(number) }));
    else {
      const at = element.start + 1 + element.qname.length;
      edits.push({ start: at, end: at, text: ` r="${number}"` });
    }
  };
  const openCell = (element: XmlElement) => {
    const written = /^[A-Za-z]+/.exec(element.attributes.r ?? '')?.[0];
    place.column = written ?? columnLetters(columnNumber(place.column) + 1);
    formula = undefined;
    value = undefined;
    if (own && written !== undefined) edits.push(...setAttributes(mover, element, { r: written + number }));
  };
  const closeCell = (element: XmlElement) => {
    if (!formula) return;
    edits.push(...setAttributes(mover, element, { t: undefined }));
    if (value) edits.push(removeElement(value));
  };
  const formulas = collectLeaves(
    ({ name, parent }) => name === 'x:f' && parent?.name === 'x:c',
    (element, text) => {
      formula = element;
      if (element.attributes.t === 'shared') writeOut(element);
      else moveOne(element, text);
    },
  );
  const moveOne = (element: XmlElement, text: string) => {
    const result = moveFormula(text, moved, { sheet, copy: place.copy });
    if (result !== text) edits.push(setContent(element, result));
    if (!own) return;
    const { ref, r1, r2 } = element.attributes;
    const values = Object.fromEntries(
      Object.entries({ ref, r1, r2 }).flatMap(([name, written]) => {
        const reference = parseReference(written ?? '');
        const moveTo = reference && moveReference(reference, own.map, place.copy);
        return moveTo ? [[name, writeReference(moveTo)]] : [];
      }),
    );
    edits.push(...setAttributes(mover, element, values));
  };
  /** What cells share would mean other cells once these have moved. */
  const writeOut = (element: XmlElement) => {
    const master = shared.get(element.attributes.si ?? '');
    if (!master || (!own && !isConcerned(master.formula, moved, sheet))) return;
    const columns = columnNumber(place.column) - columnNumber(master.column);
    const text = shiftFormula(master.formula, place.row - master.row, columns);
    const result = escapeText(moveFormula(text, moved, { sheet, copy: place.copy }));
    edits.push(replaceElement(element, `<${element.qname}>${result}</${element.qname}>`));
  };

  return {
    open: (element) => {
      const { name, parent } = element;
      if (name === 'x:row' && parent?.name === 'x:sheetData') openRow(element);
      else if (name === 'x:c' && parent?.name === 'x:row') openCell(element);
      else if (name === 'x:v' && parent?.name === 'x:c') value = element;
      formulas.open(element);
    },
    text: formulas.text,
    close: (element) => {
      formulas.close(element);
      if (element.name === 'x:c' && element.parent?.name === 'x:row') closeCell(element);
    },
  };
};

import { isBareText } from '#office/blocks/read-source.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { LogicalText } from '#office/text/logical-text.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { columnLetters, columnNumber } from '#office/sheets/references/reference.ts';

/** A cell whose text holds a tag; `value` is the element that gives the text. */
export type TaggedCell = {
  row: number;
  column: string;
  element: XmlElement;
  value: XmlElement;
  text: LogicalText;
  /** Whether other cells may have the same text, which then stands in a part of its own. */
  isShared: boolean;
};

/** `from` is where the row before it ends, so that the space between them goes along. */
export type SheetRow = { number: number; element: XmlElement; from: number; isBare: boolean };

export type SheetRows = {
  data: XmlElement | undefined;
  /** From the first to the last. */
  rows: SheetRow[];
  cells: TaggedCell[];
};

type OpenCell = {
  element: XmlElement;
  column: string;
  /** `v` or `is`. */
  value: XmlElement | undefined;
  written: string;
  text: LogicalText | undefined;
  hasFormula: boolean;
};

/** The rows of a sheet, and the cells with tags in them. */
export const readRows = (source: string, strings: ReadonlyMap<number, LogicalText>): SheetRows => {
  const found: SheetRows = { data: undefined, rows: [], cells: [] };
  let row: SheetRow | undefined;
  let cell: OpenCell | undefined;
  let hasMarker = false;
  const texts = collectTexts(source, 'structured', (text) => {
    if (cell && text.container.name === 'x:is') cell.text = text;
  });

  const openRow = (element: XmlElement) => {
    const before = found.rows.at(-1);
    const number = Number(element.attributes.r ?? (before?.number ?? 0) + 1);
    row = { number, element, from: before?.element.closeEnd ?? found.data?.end ?? 0, isBare: true };
    found.rows.push(row);
    hasMarker = false;
    cell = undefined;
  };
  const openCell = (element: XmlElement) => {
    const written = /^[A-Za-z]+/.exec(element.attributes.r ?? '')?.[0];
    const column = written ?? columnLetters(columnNumber(cell?.column ?? '') + 1);
    cell = { element, column, value: undefined, written: '', text: undefined, hasFormula: false };
  };
  const closeCell = () => {
    if (!cell || !row) return;
    const { element, column, value, written, hasFormula } = cell;
    const isShared = element.attributes.t === 's';
    const own = isShared ? strings.get(Number(written)) : cell.text;
    const isEmpty = !hasFormula && (own ? own.text.trim() === '' : isShared || written === '');
    if (own && value && !hasFormula && own.text.includes('{{')) {
      found.cells.push({ row: row.number, column, element, value, text: textOfUse(own), isShared });
      if (isBareText(own.text)) {
        hasMarker = true;
        return;
      }
    }
    if (!isEmpty) row.isBare = false;
  };

  scanXml(source, {
    open: (element) => {
      texts.open(element);
      const { name, parent } = element;
      if (name === 'x:sheetData') found.data = element;
      else if (name === 'x:row' && parent === found.data) openRow(element);
      else if (name === 'x:c' && parent?.name === 'x:row') openCell(element);
      else if (cell && parent === cell.element && (name === 'x:v' || name === 'x:is')) cell.value = element;
      else if (cell && parent === cell.element && name === 'x:f') cell.hasFormula = true;
    },
    close: (element) => {
      texts.close(element);
      if (element.name === 'x:c' && element === cell?.element) closeCell();
      if (row && element === row.element) row.isBare &&= hasMarker;
    },
    text: (text) => {
      texts.text(text);
      if (cell && text.parent === cell.value && text.parent.name === 'x:v') cell.written += text.content;
    },
  });
  return found;
};

/** A shared text is one of its own in each cell that shows it. */
const textOfUse = (shared: LogicalText) => {
  const text = new LogicalText(shared.place, shared.container);
  text.text = shared.text;
  text.pieces.push(...shared.pieces);
  return text;
};

import type { OutlineStyles } from '#office/contents/outline-styles.ts';
import type { Numbering } from '#office/contents/read-numbering.ts';
import { levelOf } from '#office/accessibility/read-style-facts.ts';
import { acceptAllChanges } from '#office/review/accept-changes.ts';
import { mayHoldReview } from '#office/review/review-markup.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isSwitchedOn, type XmlElement } from '#office/xml/xml-element.ts';
import {
  type DocumentBlock,
  type PrintedCell,
  type TableBlock,
  tableBlock,
  type TextBlock,
  textBlock,
} from '#office/compare/document-blocks.ts';
import { type HidingStyles, trackPrinted } from './printed-text.ts';
import { visibleText } from './visible-text.ts';

type Paragraph = {
  text: string;
  place: string;
  styleId?: string | undefined;
  outlineLevel?: number;
  numberingId?: string | undefined;
  numberingLevel?: string | undefined;
};
type Cell = Paragraph[];
type Row = { element: XmlElement; cells: Cell[]; isHidden: boolean };
type Table = { element: XmlElement; place: string; rows: Row[] };

export type ReadingAids = { styles: OutlineStyles; hides: HidingStyles; numbering: Numbering };

const PARAGRAPHS: ReadonlySet<string> = new Set(['w:p', 'a:p']);
/** Prints nothing, but where a line ends. */
const SOFT_HYPHEN = 'w:softHyphen';

/** The paragraphs and tables of a part as they are printed, in the order in which they begin. Those without words are left out. */
export const readBlocks = (source: string, place: string, aids: ReadingAids): DocumentBlock[] => {
  const accepted = mayHoldReview(source) ? acceptAllChanges(source) : source;
  const found: (Paragraph | Table)[] = [];
  const open: { element: XmlElement; paragraph: Paragraph }[] = [];
  /** The outermost one: tables and text boxes in a cell are lines of it. */
  let table: Table | undefined;
  let textBoxes = 0;
  const printed = trackPrinted(aids.hides);

  const addParagraph = (text: string): Paragraph => {
    const paragraph: Paragraph = { text, place: textBoxes > 0 ? 'Text box' : place };
    const cell = table?.rows.at(-1)?.cells.at(-1);
    (cell ?? found).push(paragraph);
    return paragraph;
  };
  const texts = collectTexts(accepted, 'structured', ({ place: kind, container, text }) => {
    const current = open.at(-1);
    if (kind === 'paragraph' && current?.element === container) current.paragraph.text = text;
    // What a chart writes at its axes.
    if (kind === 'plain') addParagraph(text);
  });

  const openTable = (element: XmlElement) => {
    const row = table?.rows.at(-1);
    if (element.name === 'w:tbl' && !table) {
      table = { element, place: textBoxes > 0 ? 'Text box' : place, rows: [] };
      found.push(table);
    } else if (element.name === 'w:tr' && table && tableOf(element) === table.element) {
      table.rows.push({ element, cells: [], isHidden: false });
    } else if (element.name === 'w:tc' && row && rowOf(element) === row.element) {
      row.cells.push([]);
    } else if (element.name === 'w:hidden' && row && rowOf(element) === row.element) {
      row.isHidden = isSwitchedOn(element);
    }
  };
  const openProperty = (paragraph: Paragraph, element: XmlElement) => {
    const { name, parent } = element;
    if (name === 'w:pStyle') paragraph.styleId = attributeOf(element, 'w:val');
    else if (name === 'w:outlineLvl') paragraph.outlineLevel = levelOf(element);
    else if (name === 'w:numId' && parent?.name === 'w:numPr')
      paragraph.numberingId = attributeOf(element, 'w:val');
    else if (name === 'w:ilvl' && parent?.name === 'w:numPr')
      paragraph.numberingLevel = attributeOf(element, 'w:val');
  };

  scanXml(accepted, {
    open: (element) => {
      printed.open(element);
      if (!printed.isRead()) return;
      openTable(element);
      if (element.name === 'w:txbxContent') textBoxes += 1;
      if (PARAGRAPHS.has(element.name)) {
        open.push({ element, paragraph: addParagraph('') });
      }
      const current = open.at(-1);
      if (current) openProperty(current.paragraph, element);
      if (element.name !== SOFT_HYPHEN && (printed.isPrinted() || PARAGRAPHS.has(element.name)))
        texts.open(element);
    },
    close: (element) => {
      const wasRead = printed.isRead();
      printed.close(element);
      if (!wasRead) return;
      texts.close(element);
      if (element.name === 'w:txbxContent') textBoxes -= 1;
      if (element === table?.element) table = undefined;
      if (open.at(-1)?.element === element) open.pop();
    },
    text: (text) => {
      printed.text(text);
      if (printed.isPrinted()) texts.text(text);
    },
  });
  texts.end();
  return found
    .map((one) => ('rows' in one ? toTable(one, aids) : toText(one, aids)))
    .filter(({ text }) => text.trim() !== '');
};

const toText = (paragraph: Paragraph, { styles, numbering }: ReadingAids): TextBlock => {
  const text = visibleText(paragraph.text);
  const { place, styleId, outlineLevel } = paragraph;
  const styled = styles.numberingOf(styleId);
  const id = paragraph.numberingId ?? styled?.id;
  const listLevel = Number(paragraph.numberingLevel ?? styled?.level ?? 0);
  const isNumbered = id !== undefined && id !== '0';
  // A number is counted and printed without a word behind it, too.
  const label = isNumbered ? numbering({ id, level: listLevel }) : '';
  const level = outlineLevel ?? styles.headingLevel(styleId);
  if (level) return textBlock(text, { kind: 'heading', place, level, label });
  if (isNumbered) return textBlock(text, { kind: 'item', place, level: listLevel + 1, label });
  return textBlock(text, { kind: 'paragraph', place });
};

const toTable = ({ place, rows }: Table, aids: ReadingAids): TableBlock =>
  tableBlock(
    place,
    rows.filter(({ isHidden }) => !isHidden).map(({ cells }) => cells.map((cell) => toCell(cell, aids))),
  );

const toCell = (cell: Cell, aids: ReadingAids): PrintedCell => {
  const lines = cell.map((paragraph) => toText(paragraph, aids));
  return {
    text: lines.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n'),
    label: lines[0]?.label,
  };
};

const above = (element: XmlElement, name: string): XmlElement | undefined => {
  let found = element.parent;
  while (found && found.name !== name) found = found.parent;
  return found;
};
const tableOf = (element: XmlElement) => above(element, 'w:tbl');
const rowOf = (element: XmlElement) => above(element, 'w:tr');

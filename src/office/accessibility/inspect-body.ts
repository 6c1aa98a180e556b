import { excerptOf } from '#office/inspect/places/excerpt.ts';
import { trackPlace } from '#office/inspect/places/track-place.ts';
import { acceptChanges } from '#office/review/accept-changes.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isOn, isSwitchedOn, type XmlElement } from '#office/xml/xml-element.ts';
import { findColouredWords, isColourful } from './find-coloured-words.ts';
import { type Gap, gaps } from './gap.ts';
import { isLanguage, levelOf, type StyleFacts } from './read-style-facts.ts';

type Paragraph = {
  element: XmlElement;
  text: string;
  styleId?: string | undefined;
  level?: number | undefined;
};
type Cell = { text: string; isColourful: boolean; hasHeading: boolean; hasDrawing: boolean };
type Table = { text: string; rows: number; hasHeader: boolean; hasColouredCell: boolean; around: string };
type Frame = { element: XmlElement; place: string; isDescribed: boolean; hasText: boolean };

const FRAMES: ReadonlySet<string> = new Set(['wp:inline', 'wp:anchor', 'v:shape', 'v:rect']);

/** What the text of a document lacks. Headers and footers are left out: they are not read out. */
export const inspectBody = (source: string, styles: StyleFacts): { gaps: Gap[]; hasLanguage: boolean } => {
  const found: Gap[] = [];
  const changes = acceptChanges([]);
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const cells: Cell[] = [];
  const frames: Frame[] = [];
  const tracked = trackPlace('Body', styles);
  let lastLevel = 0;
  let hasLanguage = false;
  /** Word writes a shape twice, the second time for programs of before 2010. */
  let fallback: XmlElement | undefined;

  const closeParagraph = ({ element, text, styleId, level = styles.headingLevel(styleId) }: Paragraph) => {
    if (text.trim() === '') return;
    const place = `${tracked.here()}: “${excerptOf(text)}”`;
    tracked.noteParagraph(element, text);
    const words = findColouredWords(text);
    if (words) found.push(gaps.colouredWords(words, place));
    if (!level) return;
    if (level > lastLevel + 1) found.push(gaps.heading(excerptOf(text), level, lastLevel, place));
    lastLevel = level;
  };
  const closeTable = ({ text, hasHeader, hasColouredCell, around }: Table) => {
    const begin = excerptOf(text);
    const name = begin === '' ? 'the table' : `the table that begins with “${begin}”`;
    const place = `${around}, ${name}`;
    if (!hasHeader) found.push(gaps.table(place));
    if (hasColouredCell) found.push(gaps.colouredCell(place));
  };
  const closeCell = ({ text, isColourful: isColoured, hasDrawing, hasHeading }: Cell) => {
    const table = tables.at(-1);
    if (table) table.text ||= text.trim();
    if (table && hasHeading) table.hasHeader = true;
    if (table && isColoured && !hasDrawing && text.trim() === '') table.hasColouredCell = true;
  };
  const closeFrame = ({ place, isDescribed, hasText }: Frame) => {
    if (!isDescribed && !hasText) found.push(gaps.picture(place));
  };

  const openWord = (element: XmlElement) => {
    const { name, parent } = element;
    const paragraph = paragraphs.at(-1);
    const cell = cells.at(-1);
    if (name === 'w:p') paragraphs.push({ element, text: '' });
    else if (name === 'w:tbl')
      tables.push({
        text: '',
        rows: 0,
        hasHeader: false,
        hasColouredCell: false,
        around: tracked.here(),
      });
    else if (name === 'w:tc')
      cells.push({ text: '', isColourful: false, hasHeading: false, hasDrawing: false });
    else if (name === 'w:tr') (tables.at(-1) ?? { rows: 0 }).rows += 1;
    else if (name === 'w:tblHeader' && isSwitchedOn(element) && tables.at(-1)?.rows === 1)
      (tables.at(-1) ?? { hasHeader: false }).hasHeader = true;
    else if (name === 'w:shd' && parent?.name === 'w:tcPr' && cell)
      cell.isColourful = isColourful(attributeOf(element, 'w:fill'));
    else if (name === 'w:pStyle' && paragraph) paragraph.styleId = attributeOf(element, 'w:val');
    else if (name === 'w:outlineLvl' && paragraph) paragraph.level = levelOf(element);
    else if (name === 'w:lang' && isLanguage(element)) hasLanguage = true;
    else if (name === 'w:txbxContent') for (const frame of frames) frame.hasText = true;
  };
  const openDrawing = (element: XmlElement) => {
    const frame = frames.at(-1);
    const { name, attributes } = element;
    if (FRAMES.has(name)) {
      frames.push({
        element,
        place: tracked.picture(),
        isDescribed: Boolean(attributes['alt']),
        hasText: false,
      });
      for (const cell of cells) cell.hasDrawing = true;
    }
    if (!frame) return;
    if (name === 'wp:docPr')
      frame.isDescribed ||= Boolean((attributes['descr'] ?? attributes['title'])?.trim());
    // Only Word itself writes it, and under a namespace that nothing else needs.
    if (name.endsWith(':decorative') && isOn(attributes['val'])) frame.isDescribed = true;
  };

  const open = (element: XmlElement) => {
    changes.open(element);
    if (element.name === 'mc:Fallback') fallback ??= element;
    if (changes.isInside() || fallback) return;
    openWord(element);
    tracked.open(element);
    openDrawing(element);
  };
  const close = (element: XmlElement) => {
    const wasInside = changes.isInside();
    changes.close(element);
    if (fallback === element) fallback = undefined;
    else if (wasInside || fallback) return;
    if (element.name === 'w:p') {
      const paragraph = paragraphs.pop();
      const cell = cells.at(-1);
      if (cell && paragraph) {
        cell.hasHeading ||= styles.isTableHeading(paragraph.styleId);
        cell.text += `${paragraph.text} `;
      }
      if (paragraph) closeParagraph(paragraph);
    } else if (element.name === 'w:tc') closeCell(cells.pop() as Cell);
    else if (element.name === 'w:tbl') closeTable(tables.pop() as Table);
    else if (frames.at(-1)?.element === element) closeFrame(frames.pop() as Frame);
    tracked.close(element);
  };
  scanXml(source, {
    open,
    close,
    text: ({ content, parent }) => {
      const paragraph = paragraphs.at(-1);
      if (parent.name === 'w:t' && paragraph && !fallback && !changes.isInside()) paragraph.text += content;
    },
  });
  return { gaps: found, hasLanguage };
};

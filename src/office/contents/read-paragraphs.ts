import { type Field, readFields } from '#office/fields/read-fields.ts';
import { levelOf } from '#office/accessibility/read-style-facts.ts';
import { attributeOf, type XmlElement, type XmlText } from '#office/xml/xml-element.ts';

/** A paragraph of the text, with what contents need to know of it. */
export type Paragraph = {
  element: XmlElement;
  /** Where its text begins, behind its properties. */
  start: number;
  text: string;
  styleId: string | undefined;
  /** What it says itself; 0 is that of text. */
  outlineLevel: number | undefined;
  numbering: { id: string | undefined; level: string | undefined };
  bookmarks: string[];
  /** The names under which numbers are counted in it. */
  sequences: string[];
};

/** What reads as a space in a line of contents. */
const SPACES: ReadonlySet<string> = new Set(['w:tab', 'w:br', 'w:cr']);

/** The paragraphs of a text and its fields, in one reading. */
export const readParagraphs = (source: string): { paragraphs: Paragraph[]; fields: Field[] } => {
  const all: Paragraph[] = [];
  const open: Paragraph[] = [];
  /** Bookmarks may stand between paragraphs: they are those of the next. */
  let loose: string[] = [];
  const holders = new Map<XmlText, Paragraph>();
  const openIn = (paragraph: Paragraph, element: XmlElement) => {
    const { name, parent } = element;
    if (name === 'w:pStyle') paragraph.styleId = attributeOf(element, 'w:val');
    if (name === 'w:outlineLvl') paragraph.outlineLevel = levelOf(element);
    if (name === 'w:numId' && parent?.name === 'w:numPr')
      paragraph.numbering.id = attributeOf(element, 'w:val');
    if (name === 'w:ilvl' && parent?.name === 'w:numPr')
      paragraph.numbering.level = attributeOf(element, 'w:val');
    if (SPACES.has(name) && parent?.name === 'w:r') paragraph.text += ' ';
    if (name === 'w:noBreakHyphen') paragraph.text += '-';
  };
  const fields = readFields(source, {
    open: (element) => {
      if (element.name === 'w:bookmarkStart') {
        const name = attributeOf(element, 'w:name') ?? '';
        (open.at(-1)?.bookmarks ?? loose).push(name);
      }
      if (element.name === 'w:p') {
        const paragraph: Paragraph = {
          element,
          start: element.end,
          text: '',
          styleId: undefined,
          outlineLevel: undefined,
          numbering: { id: undefined, level: undefined },
          bookmarks: loose,
          sequences: [],
        };
        loose = [];
        all.push(paragraph);
        open.push(paragraph);
      }
      const paragraph = open.at(-1);
      if (paragraph) openIn(paragraph, element);
    },
    close: (element) => {
      const paragraph = open.at(-1);
      if (element.name === 'w:pPr' && paragraph && element.parent === paragraph.element)
        paragraph.start = element.closeEnd;
      if (element.name === 'w:p') open.pop();
    },
    text: (text) => {
      const paragraph = open.at(-1);
      if (!paragraph) return;
      if (text.parent.name === 'w:t') paragraph.text += text.content;
      if (text.parent.name === 'w:instrText') holders.set(text, paragraph);
    },
  });
  for (const { code, codes } of fields) {
    const sequence = /^\s*SEQ\s+(\S+)/i.exec(code)?.[1];
    const [first] = codes;
    if (sequence && first) holders.get(first)?.sequences.push(sequence.toLowerCase());
  }
  return { paragraphs: all, fields };
};

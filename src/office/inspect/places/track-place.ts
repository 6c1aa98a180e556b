import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { levelOf } from '#office/accessibility/read-style-facts.ts';
import { excerptOf } from './excerpt.ts';

const NOTES: ReadonlyMap<string, string> = new Map([
  ['w:footnote', 'Footnote'],
  ['w:endnote', 'Endnote'],
]);

const PICTURES: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object']);

const TAG = /\{\{[^{}]*\}\}/g;

type Headings = { headingLevel: (styleId: string | undefined) => number | undefined };
type Spoken = { styleId?: string | undefined; level?: number | undefined };

/** Follows the reading of a part, to say where it has come to in words that an author finds in Word. */
export const trackPlace = (label: string, { headingLevel }: Headings) => {
  const spoken = new Map<XmlElement, Spoken>();
  let heading: string | undefined;
  let [latest, before]: (string | undefined)[] = [];
  let [tables, rows, notes, pictures] = [0, 0, 0, 0];
  let table: XmlElement | undefined;
  let note: string | undefined;

  const speakOf = (element: XmlElement, said: Spoken) => {
    const paragraph = element.parent?.parent;
    if (paragraph?.name === 'w:p') spoken.set(paragraph, { ...spoken.get(paragraph), ...said });
  };
  const openTable = (element: XmlElement) => {
    if (table) return;
    table = element;
    tables += 1;
    rows = 0;
  };

  const here = () => {
    const story = heading === undefined ? (note ?? label) : `Under “${heading}”`;
    return table ? `${story}, table ${tables}, row ${Math.max(rows, 1)}` : story;
  };

  return {
    open: (element: XmlElement) => {
      const { name } = element;
      if (name === 'w:pStyle') speakOf(element, { styleId: attributeOf(element, 'w:val') });
      else if (name === 'w:outlineLvl') speakOf(element, { level: levelOf(element) });
      else if (name === 'w:tbl') openTable(element);
      else if (name === 'w:tr' && tableOf(element) === table) rows += 1;
      else if (PICTURES.has(name)) pictures += 1;
      else if (NOTES.has(name) && attributeOf(element, 'w:type') === undefined)
        note = `${NOTES.get(name)} ${(notes += 1)}`;
    },
    close: (element: XmlElement) => {
      if (element === table) table = undefined;
      if (element.name === 'w:p') spoken.delete(element);
    },
    /** To be told of every paragraph that has been read, before its place is asked for. */
    noteParagraph: (paragraph: XmlElement, text: string) => {
      const { styleId, level = headingLevel(styleId) } = spoken.get(paragraph) ?? {};
      const words = excerptOf(text.replaceAll(TAG, ''));
      before = latest;
      if (words === '') return;
      latest = excerptOf(text);
      if (level) heading = latest;
    },
    here,
    /** For a paragraph that says nothing by itself: what the one before it says, unless that is the heading. */
    after: () => (before === undefined || before === heading ? '' : `, after “${before}”`),
    /** Of the picture that is being read. */
    picture: () => `${here()}, picture ${pictures}`,
  };
};

const tableOf = (row: XmlElement): XmlElement | undefined => {
  let above = row.parent;
  while (above && above.name !== 'w:tbl') above = above.parent;
  return above;
};

import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { isPlainlySaid, type Look, placeOf, type Said, saidBy, SPACING, TABLE_PLACES } from './look.ts';
import type { Styles } from './read-styles.ts';
import { spaceBareParagraph, spaceParagraph } from './space-paragraph.ts';
import { writeTableProperties } from './write-table-properties.ts';

type Table = {
  /** What its style said, once that is known. */
  look: Look;
  edits: Edit[];
  /** It says something that we cannot say without its style. */
  isLeftAlone: boolean;
};

/** The properties of a table or a paragraph while they are read, with all that stands in them. */
type Properties = { of: XmlElement; elements: XmlElement[] };

const PLACES: ReadonlySet<string> = new Set(TABLE_PLACES);
const HOLDERS: ReadonlySet<string> = new Set(['w:tblBorders', 'w:tblCellMar']);

/** A part whose tables say themselves what their styles said of them; the same string where there are none. */
export const inlineIntoTables = (source: string, styles: Styles): string => {
  if (!source.includes('tblStyle')) return source;
  const closed: Table[] = [];
  /** The innermost last. The text of a text box is in no table, wherever the box is. */
  const tables: Table[] = [];
  /** The table that nothing stands behind so far. */
  let before: Table | undefined;
  const withProperties = new Set<XmlElement>();
  let properties: Properties | undefined;

  const readTableProperties = (table: Table, { of, elements }: Properties) => {
    const style = elements.find(({ name, parent }) => name === 'w:tblStyle' && parent === of);
    const look = style && styles.tableLook(attributeOf(style, 'w:val') ?? '');
    const own = ownLook(elements);
    if (!look || !own) return;
    table.look = look;
    table.edits.push(writeTableProperties(source, of, elements, new Map([...look, ...own])));
  };

  const readParagraphProperties = (table: Table, { of, elements }: Properties) => {
    if (of.parent) withProperties.add(of.parent);
    const children = elements.filter(({ parent }) => parent === of);
    const style = children.find(({ name }) => name === 'w:pStyle');
    const isSpaced =
      children.some(({ name }) => name === 'w:spacing') ||
      styles.spacesParagraphs(style && attributeOf(style, 'w:val'));
    space(table, isSpaced, (spacing) => spaceParagraph(of, children, spacing));
  };

  const open = (element: XmlElement) => {
    const { name, parent } = element;
    const table = tables.at(-1);
    properties?.elements.push(element);
    if (name === 'w:p') before = undefined;
    if (name === 'w:tbl' || name === 'w:txbxContent') {
      // Two in a row become one if their styles are the same.
      const follows = name === 'w:tbl' && before !== undefined;
      if (before && follows) before.isLeftAlone = true;
      // Attributes cannot be written without a prefix.
      const isLeftAlone = follows || prefixOf(element.qname) === '';
      tables.push({ look: new Map(), edits: [], isLeftAlone });
    }
    if (!table) return;
    // Exceptions of a row are relative to the style. Which style spaces a table inside a table, programs do not agree.
    if (name === 'w:tblPrEx' || (name === 'w:tbl' && table.look.has(SPACING))) table.isLeftAlone = true;
    const isOfTable = name === 'w:tblPr' && parent?.name === 'w:tbl';
    const isOfParagraph = name === 'w:pPr' && parent?.name === 'w:p' && table.look.has(SPACING);
    if (isOfTable || isOfParagraph) properties = { of: element, elements: [] };
  };

  const close = (element: XmlElement) => {
    const table = tables.at(-1);
    if (!table) return;
    if (element.name === 'w:tbl' || element.name === 'w:txbxContent') {
      tables.pop();
      closed.push(table);
      before = element.name === 'w:tbl' ? table : undefined;
    } else if (properties?.of === element) {
      const read = element.name === 'w:tblPr' ? readTableProperties : readParagraphProperties;
      read(table, properties);
      properties = undefined;
    } else if (element.name === 'w:p' && !withProperties.has(element)) {
      const isSpaced = styles.spacesParagraphs(undefined);
      space(table, isSpaced, (spacing) => spaceBareParagraph(source, element, spacing));
    }
  };

  scanXml(source, { open, close });
  const edits = closed.filter(({ isLeftAlone }) => !isLeftAlone).flatMap((table) => table.edits);
  return edits.length === 0 ? source : applyEdits(source, edits);
};

/** Which of several words on the spacing of a paragraph is heard is left to the office. */
const space = (table: Table, isSpaced: boolean, edit: (spacing: Said) => Edit) => {
  const spacing = table.look.get(SPACING);
  if (!spacing) return;
  if (isSpaced) table.isLeftAlone = true;
  else table.edits.push(edit(spacing));
};

/** What a table says itself of all that a style could say; undefined if part of it is in words we do not know. */
const ownLook = (elements: readonly XmlElement[]): Look | undefined => {
  const own = new Map<string, Said>();
  for (const element of elements) {
    const place = placeOf(element, 'w:tbl');
    const said = saidBy(element);
    if (PLACES.has(place)) own.set(place, said);
    const isKnown = PLACES.has(place) ? isPlainlySaid(said) : !HOLDERS.has(element.parent?.name ?? '');
    if (!isKnown) return undefined;
  }
  return own;
};

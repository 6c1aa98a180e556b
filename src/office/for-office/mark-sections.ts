import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** The bookmark at the start of a section; they count from 1. */
export const sectionMark = (section: number) => `_Section${section}`;

/** Beyond what Word itself numbers bookmarks with. */
const FIRST_ID = 900_000;

/**
 * Bookmarks the starts of all sections, where pages are not simply counted from one: the PDF then tells on which page each
 * begins.
 */
export const markSections = (source: string): string => {
  if (!source.includes('pgNumType') || !source.includes('PAGEREF')) return source;
  const edits: Edit[] = [];
  let section = 0;
  let isNew = true;
  const mark = (paragraph: XmlElement, at: number) => {
    section += 1;
    isNew = false;
    const prefix = prefixOf(paragraph.qname);
    const id = `${prefix}id="${FIRST_ID + section}"`;
    const text = `<${prefix}bookmarkStart ${id} ${prefix}name="${sectionMark(section)}"/><${prefix}bookmarkEnd ${id}/>`;
    edits.push({ start: at, end: at, text });
  };
  let properties: XmlElement | undefined;
  const endsSection = new Set<XmlElement>();
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:pPr' && element.parent?.name === 'w:p') properties = element;
    },
    close: (element) => {
      if (element.name === 'w:p') {
        const isOurs = properties?.parent === element;
        if (isNew && !element.isSelfClosing)
          mark(element, isOurs && properties ? properties.closeEnd : element.end);
        properties = undefined;
      }
      // The properties of a section stand in its last paragraph.
      if (element.name === 'w:p' && endsSection.has(element)) isNew = true;
      if (element.name === 'w:sectPr' && element.parent?.name === 'w:pPr' && element.parent.parent)
        endsSection.add(element.parent.parent);
    },
  });
  return applyEdits(source, edits);
};

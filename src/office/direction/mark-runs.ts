import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { isFromTheRight, MARKS } from './from-the-right.ts';

const isOff = (element: XmlElement) => ['0', 'false', 'off'].includes(attributeOf(element, 'w:val') ?? '');

/** Puts marks that are never seen around what runs from the right say in paragraphs that are read from the left. */
export const markRuns = (source: string): string => {
  if (!source.includes('rtl')) return source;
  const edits: Edit[] = [];
  const paragraphs = new Set<XmlElement>();
  const runs = new Set<XmlElement>();
  scanXml(source, {
    open: (element) => {
      const owner = element.parent?.parent;
      if (element.name === 'w:bidi' && owner?.name === 'w:p' && !isOff(element)) paragraphs.add(owner);
      if (element.name === 'w:rtl' && owner?.name === 'w:r' && !isOff(element)) runs.add(owner);
    },
    close: (element) => {
      const run = element.parent;
      if (element.name !== 'w:t' || !run || !runs.has(run) || paragraphs.has(paragraphOf(run))) return;
      if (!isFromTheRight(source.slice(element.end, element.closeStart))) return;
      edits.push(insertion(element.end, MARKS.before), insertion(element.closeStart, MARKS.after));
    },
  });
  return applyEdits(source, edits);
};

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

const paragraphOf = (element: XmlElement): XmlElement =>
  element.name === 'w:p' || !element.parent ? element : paragraphOf(element.parent);

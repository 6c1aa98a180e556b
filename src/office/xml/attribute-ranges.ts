import { attributeName } from './namespaces.ts';
import type { XmlElement } from './xml-element.ts';

/** `[start, end)` is the value between its quotes; `[outerStart, outerEnd)` also the name and a space before. */
export type AttributeRange = {
  name: string;
  value: string;
  start: number;
  end: number;
  outerStart: number;
  outerEnd: number;
};

const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Where the attributes of an element are written; asked only for the few that are to change. */
export const attributeRanges = (source: string, element: XmlElement): AttributeRange[] =>
  [...source.slice(element.start, element.end).matchAll(ATTRIBUTE)].map((match) => {
    const qname = match[1] ?? '';
    const outerStart = element.start + match.index;
    const outerEnd = outerStart + match[0].length;
    const end = outerEnd - 1;
    return {
      name: qname.startsWith('xmlns') ? qname : attributeName(qname, element.scope),
      value: element.attributes[qname] ?? '',
      start: end - (match[2] ?? match[3] ?? '').length,
      end,
      outerStart,
      outerEnd,
    };
  });

export const attributeRange = (source: string, element: XmlElement, name: string) =>
  attributeRanges(source, element).find((attribute) => attribute.name === name);

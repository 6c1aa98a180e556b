import { prefixOf } from '#office/xml/namespaces.ts';
import type { Edit } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Puts something before all that an element holds, also where it holds nothing and is written in one tag. */
export const insertFirst = (source: string, element: XmlElement, text: string): Edit => {
  if (!element.isSelfClosing) return { start: element.end, end: element.end, text };
  const opened = source.slice(element.start, element.end).replace(/\s*\/>$/, '>');
  return { start: element.start, end: element.end, text: `${opened}${text}</${element.qname}>` };
};

/** Puts something after all of it. */
export const insertLast = (source: string, element: XmlElement, text: string): Edit =>
  element.isSelfClosing
    ? insertFirst(source, element, text)
    : { start: element.closeStart, end: element.closeStart, text };

/** The namespace that an element is written in. */
export const namespaceOf = ({ qname, scope }: XmlElement) =>
  scope.namespaces.get(prefixOf(qname).slice(0, -1)) ?? '';

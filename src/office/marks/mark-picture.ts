import type { Edit } from '#office/xml/edits.ts';
import { drawingNamespaces } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** A picture's properties that say where a click on it leads. */
export const markPicture = (source: string, properties: XmlElement, relationshipId: string): Edit => {
  const { a, r } = drawingNamespaces(false);
  const link = `<a:hlinkClick xmlns:a="${a}" xmlns:r="${r}" r:id="${relationshipId}"/>`;
  if (!properties.isSelfClosing) return { start: properties.end, end: properties.end, text: link };
  const opened = source.slice(properties.start, properties.end).replace(/\/>$/, '>');
  return { start: properties.start, end: properties.end, text: `${opened}${link}</${properties.qname}>` };
};

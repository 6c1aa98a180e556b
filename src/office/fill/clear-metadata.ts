import type { Edit } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Who made the template, where and with what: no business of the customer's. */
const PERSONAL: ReadonlySet<string> = new Set([
  'dc:creator',
  'cp:lastModifiedBy',
  'ep:Company',
  'ep:Manager',
  'ep:Template',
  'x:author',
]);

/** Empties author properties; one that holds a placeholder was meant for the customer and is filled. */
export const clearMetadata = (source: string, edits: Edit[]) => ({
  close: ({ name, end, closeStart }: XmlElement) => {
    if (!PERSONAL.has(name) || source.slice(end, closeStart).includes('{{')) return;
    if (end < closeStart) edits.push({ start: end, end: closeStart, text: '' });
  },
});

import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, remove, removeElement } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

const FIELDS: ReadonlySet<string> = new Set(['w:fldChar', 'w:fldSimple']);

/** Nobody who opens a document is asked by Word whether to update its fields: what they show is right. */
export const stopUpdates = (source: string, edits: Edit[]) => ({
  open: (element: XmlElement) => {
    if (element.name === 'w:updateFields') edits.push(removeElement(element));
    if (!FIELDS.has(element.name)) return;
    const dirty = attributeRange(source, element, 'w:dirty');
    if (dirty) edits.push(remove({ start: dirty.outerStart, end: dirty.outerEnd }));
  },
});

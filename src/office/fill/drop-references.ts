import { attributeRanges } from '#office/xml/attribute-ranges.ts';
import { type Edit, removeElement } from '#office/xml/edits.ts';
import { attributeName } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Elements that are worth keeping without the relationship they name. */
const SURVIVORS: ReadonlySet<string> = new Set(['w:hyperlink', 'a:blip', 'v:imagedata', 'v:shape']);

/** What never stays, whatever it refers to: where the author's style template lies. */
const UNWANTED = 'w:attachedTemplate';

/** Takes out what refers to relationships that are gone; a dangling one makes Word report damage. */
export const dropReferences = (source: string, edits: Edit[], gone: ReadonlySet<string>) => ({
  open: (element: XmlElement) => {
    if (element.name === UNWANTED) edits.push(removeElement(element));
    if (gone.size === 0 || element.name === UNWANTED) return;
    const dangling = Object.entries(element.attributes).filter(
      ([qname, id]) => gone.has(id) && attributeName(qname, element.scope).startsWith('r:'),
    );
    if (dangling.length === 0) return;
    if (!SURVIVORS.has(element.name)) {
      edits.push(removeElement(element));
      return;
    }
    for (const { name, value, outerStart, outerEnd } of attributeRanges(source, element)) {
      if (name.startsWith('r:') && gone.has(value))
        edits.push({ start: outerStart, end: outerEnd, text: '' });
    }
  },
});

import { linkKindOf } from '#office/opc/link-kind.ts';
import { attributeRanges } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { attributeName } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Elements that are worth keeping without the relationship they name. */
const SURVIVORS: ReadonlySet<string> = new Set([
  'w:hyperlink',
  'a:blip',
  'v:imagedata',
  'v:shape',
  'x:pageSetup',
]);

/** What never stays, whatever it refers to: where the author's style template lies. */
const UNWANTED = 'w:attachedTemplate';

/** Takes out what refers to relationships that are gone; a dangling one makes Word report damage. */
export const dropReferences = (source: string, edits: Edit[], gone: ReadonlySet<string>) => ({
  open: (element: XmlElement) => {
    if (element.name === UNWANTED) edits.push(removeElement(element));
    if (element.name.startsWith('v:')) dropLink(source, edits, element);
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

/** For a part that holds nothing to fill. */
export const withoutReferences = (source: string, gone: ReadonlySet<string>): string => {
  const edits: Edit[] = [];
  scanXml(source, dropReferences(source, edits, gone));
  return applyEdits(source, edits);
};

/** Older drawings name where they lead without a relationship. */
const dropLink = (source: string, edits: Edit[], element: XmlElement) => {
  const { href } = element.attributes;
  if (href === undefined || href.includes('{{') || linkKindOf(href) === 'open') return;
  const range = attributeRanges(source, element).find(({ name }) => name === 'href');
  if (range) edits.push({ start: range.outerStart, end: range.outerEnd, text: '' });
};

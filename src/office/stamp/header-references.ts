import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { drawingNamespaces } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { insertFirst, insertLast, namespaceOf } from './insert-first.ts';

const KINDS = ['default', 'first', 'even'] as const;

type Section = { element: XmlElement; kinds: Set<string> };

/**
 * A document whose first section has a header of every kind: the one named here where it had none. Sections after it take over
 * what they do not have themselves, so every page of the document has a header. Undefined where nothing was missing.
 */
export const addHeaderReferences = (source: string, relationshipId: string) => {
  const { first, body } = readFirstSection(source);
  const holder = first?.element ?? body;
  if (!holder) return undefined;
  const missing = KINDS.filter((kind) => !first?.kinds.has(kind));
  if (missing.length === 0) return undefined;
  const namespace = namespaceOf(holder);
  const declared = `xmlns:w="${escapeAttribute(namespace)}" xmlns:r="${drawingNamespaces(isStrict(namespace)).r}"`;
  const references = missing
    .map((kind) => `<w:headerReference ${declared} w:type="${kind}" r:id="${relationshipId}"/>`)
    .join('');
  const edit: Edit = first
    ? insertFirst(source, first.element, references)
    : insertLast(
        source,
        holder,
        `<w:sectPr xmlns:w="${escapeAttribute(namespace)}">${references}</w:sectPr>`,
      );
  return { source: applyEdits(source, [edit]), namespace };
};

export const isStrict = (namespace: string) => namespace.includes('purl.oclc.org');

/** Sections that somebody has changed hold what they were before: that is none. */
const readFirstSection = (source: string) => {
  let first: Section | undefined;
  let body: XmlElement | undefined;
  scanXml(source, {
    open: (element) => {
      const { name, parent } = element;
      if (name === 'w:sectPr' && parent?.name !== 'w:sectPrChange') first ??= { element, kinds: new Set() };
      if (name === 'w:headerReference' && parent === first?.element)
        first?.kinds.add(attributeOf(element, 'w:type') ?? 'default');
    },
    close: (element) => {
      if (element.name === 'w:body') body = element;
    },
  });
  return { first, body };
};

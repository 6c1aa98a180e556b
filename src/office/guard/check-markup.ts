import { RefusedFile, type RefusalCode } from '#office/refusal.ts';
import { attributeName } from '#office/xml/namespaces.ts';
import { attributeOf, type XmlElement, type XmlText } from '#office/xml/xml-element.ts';
import type { PackageLimits } from '#office/limits.ts';
import { checkFields } from './check-fields.ts';
import { checkLink } from './check-relationships.ts';

/** Elements that bring in something from elsewhere, whatever their relationships say. */
const FORBIDDEN: ReadonlyMap<string, RefusalCode> = new Map([
  ['w:altChunk', 'alternative-chunk'],
  ['w:subDoc', 'sub-document'],
  ['w:mailMerge', 'mail-merge'],
  ['w:control', 'activex'],
  ['w:objectEmbed', 'ole-object'],
  ['w:objectLink', 'ole-object'],
  ['o:OLEObject', 'ole-object'],
  ['x:oleObject', 'ole-object'],
  ['x:control', 'activex'],
  ['x:ddeLink', 'dangerous-field'],
  ['x:oleLink', 'ole-object'],
  ['x:webPublishing', 'external-link'],
]);

/** What a click on a drawing may do in a presentation. */
const ACTION = /^\s*ppaction:\/\/(?:program|macro|ole|customshow|media)/i;
const ABSOLUTE = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/|\\\\)/i;

/** Reads a part of a document for what no honest template contains. */
export const checkMarkup = (limits: PackageLimits, pardoned: ReadonlySet<RefusalCode>) => {
  const fields = checkFields();
  let pageCount = 0;
  let tableDepth = 0;

  const open = (element: XmlElement) => {
    const { name, depth } = element;
    if (depth > limits.maxXmlDepth) throw new RefusedFile('too-deep');
    for (const qname in element.attributes) {
      if (!qname.startsWith('xmlns')) attributeName(qname, element.scope);
    }
    const code = FORBIDDEN.get(name);
    if (code && !pardoned.has(code)) throw new RefusedFile(code);
    if (name.startsWith('v:') && ABSOLUTE.test(element.attributes.src ?? '')) {
      throw new RefusedFile('external-picture');
    }
    if (name.startsWith('v:')) checkLink(element.attributes.href ?? '');
    if (ACTION.test(element.attributes.action ?? '')) throw new RefusedFile('dangerous-link');
    if (name === 'w:tbl') tableDepth += 1;
    if (startsPage(element)) pageCount += 1;
    if (tableDepth > limits.maxTableDepth) throw new RefusedFile('too-deep');
    if (pageCount > limits.maxPages) throw new RefusedFile('too-many-pages');
    fields.open(element);
  };
  const close = ({ name }: XmlElement) => {
    if (name === 'w:tbl') tableDepth -= 1;
  };
  const text = (found: XmlText) => fields.text(found);
  return { open, close, text, end: fields.end };
};

const startsPage = (element: XmlElement) => {
  const { name } = element;
  if (name === 'w:br') return attributeOf(element, 'w:type') === 'page';
  return name === 'w:pageBreakBefore' && !['0', 'false', 'off'].includes(attributeOf(element, 'w:val') ?? '');
};

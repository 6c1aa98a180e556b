import { RefusedFile } from '#office/refusal.ts';
import { attributeName } from '#office/xml/namespaces.ts';
import type { XmlElement, XmlText } from '#office/xml/xml-element.ts';
import type { PackageLimits } from '#office/limits.ts';

const INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
const REFERENCES: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src']);
const ACTIVE = /(?:^|:)(?:script|foreignobject|iframe|handler|set|animate\w*|discard)$/i;
const OUTSIDE_STYLE = /@import|url\(\s*["']?\s*(?!["']?#)[^)\s]/i;

/** A vector picture may draw only with what it contains: a converter would read files it refers to. */
export const checkSvg = ({ maxXmlDepth }: PackageLimits) => ({
  open: (element: XmlElement) => {
    if (element.depth > maxXmlDepth) throw new RefusedFile('too-deep');
    if (ACTIVE.test(element.name)) throw new RefusedFile('svg-reference');
    for (const [qname, value] of Object.entries(element.attributes)) {
      if (qname.startsWith('xmlns')) continue;
      const name = attributeName(qname, element.scope);
      const isOutside = REFERENCES.has(name) && !INSIDE.test(value) && value.trim() !== '';
      if (isOutside || /^on/i.test(name) || OUTSIDE_STYLE.test(value)) throw new RefusedFile('svg-reference');
    }
  },
  text: ({ content, parent }: XmlText) => {
    if (parent.name.endsWith(':style') && OUTSIDE_STYLE.test(content)) throw new RefusedFile('svg-reference');
  },
});

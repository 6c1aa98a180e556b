import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, remove } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

type AsianFont = { family: string; isThere: (family: string) => boolean };

/** What a run, a style, a bullet, a drawing or a theme names for East Asian text. */
export const nameInText = (source: string, font: AsianFont): string => {
  const edits: Edit[] = [];
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:rFonts') edits.push(...renamed(source, element, font));
      if (element.name === 'a:ea') edits.push(...retyped(source, element, font));
    },
  });
  return applyEdits(source, edits);
};

/** The font of text that names none is said by the defaults, the first of all that styles say. */
export const nameInStyles = (source: string, font: AsianFont): string => {
  const named = nameInText(source, font);
  const found = new Map<string, XmlElement>();
  scanXml(named, {
    open: (element) => {
      const isDefault = element.name === 'w:rFonts' || element.name === 'w:rPr';
      if (isDefault && !hasAncestor(element, 'w:rPrDefault')) return;
      if (DEFAULTS.includes(element.name) && !found.has(element.name)) found.set(element.name, element);
    },
  });
  const [innermost] = DEFAULTS.flatMap((name) => found.get(name) ?? []);
  if (!innermost) return named;
  const prefix = prefixOf(innermost.qname);
  const attribute = ` ${prefix}eastAsia="${escapeAttribute(font.family)}"`;
  if (innermost.name === 'w:rFonts')
    return attributeRange(named, innermost, 'w:eastAsia')
      ? named
      : insert(named, endOfStartTag(innermost), attribute);
  if (innermost.isSelfClosing) return named;
  const missing = DEFAULTS.slice(0, DEFAULTS.indexOf(innermost.name))
    .toReversed()
    .map((name) => prefix + name.slice(2));
  const markup = missing.reduceRight(
    (inner, name) => (inner === '' ? `<${name}${attribute}/>` : `<${name}>${inner}</${name}>`),
    '',
  );
  return insert(named, innermost.end, markup);
};

/** The innermost first. */
const DEFAULTS = ['w:rFonts', 'w:rPr', 'w:rPrDefault', 'w:docDefaults', 'w:styles'];

const renamed = (source: string, element: XmlElement, { family, isThere }: AsianFont): Edit[] => {
  const named = attributeRange(source, element, 'w:eastAsia');
  const themed = attributeRange(source, element, 'w:eastAsiaTheme');
  const text = escapeAttribute(family);
  if (named && !themed) return isThere(named.value) ? [] : [{ start: named.start, end: named.end, text }];
  if (!themed) return [];
  const gone = [named, themed].flatMap((range) =>
    range ? [remove({ start: range.outerStart, end: range.outerEnd })] : [],
  );
  const at = endOfStartTag(element);
  return [...gone, { start: at, end: at, text: ` ${prefixOf(element.qname)}eastAsia="${text}"` }];
};

const retyped = (source: string, element: XmlElement, { family, isThere }: AsianFont): Edit[] => {
  const typeface = attributeRange(source, element, 'typeface');
  if (!typeface || typeface.value.startsWith('+') || isThere(typeface.value)) return [];
  return [{ start: typeface.start, end: typeface.end, text: escapeAttribute(family) }];
};

const endOfStartTag = ({ end, isSelfClosing }: XmlElement) => end - (isSelfClosing ? 2 : 1);

const insert = (source: string, at: number, text: string) => source.slice(0, at) + text + source.slice(at);

const hasAncestor = (element: XmlElement, name: string): boolean =>
  element.parent !== undefined && (element.parent.name === name || hasAncestor(element.parent, name));

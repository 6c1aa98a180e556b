import type { XmlElement } from '#office/xml/xml-element.ts';
import { commonAncestor, pathBelow } from './ancestors.ts';
import type { Boundary } from './place-block.ts';

/** Stands where a tag of a block stood, until what was left empty by it is taken out. No XML can hold it. */
export const TRACE = '\u0001';

/** What closes the elements of one place and opens those of another, so that what was apart can stand together. */
export const join = (source: string, from: Boundary, to: Boundary): string => {
  if (from === to || from.element === to.element) return '';
  const ancestor = commonAncestor(from.element, to.element);
  const closing = pathBelow(from.element, ancestor).toReversed();
  return (
    closing.map(({ qname }) => `</${qname}>`).join('') +
    pathBelow(to.element, ancestor)
      .map((element) => openAgain(source, element))
      .join('')
  );
};

const openAgain = (source: string, element: XmlElement) => {
  const { name, qname, start, end } = element;
  if (name === 'w:t') return `<${qname} xml:space="preserve">${TRACE}`;
  return source.slice(start, end) + propertiesOf(source, element);
};

const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['w:p', 'pPr'],
  ['w:r', 'rPr'],
]);

/** How a paragraph or run looks, without the section that ends with it. */
const propertiesOf = (source: string, { name, end, closeStart }: XmlElement) => {
  const local = PROPERTIES.get(name);
  if (local === undefined) return '';
  const written = new RegExp(`\\s*<((?:\\w+:)?${local})(?:\\s[^>]*)?(/?)>`, 'y');
  written.lastIndex = end;
  const [opening, qname, isEmpty] = written.exec(source) ?? [];
  if (opening === undefined || isEmpty) return opening ?? '';
  const close = `</${qname}>`;
  const closed = source.indexOf(close, end);
  return closed === -1 || closed > closeStart
    ? ''
    : source
        .slice(end, closed + close.length)
        .replace(/<((?:\w+:)?sectPr)[\s>][^]*?<\/\1>|<(?:\w+:)?sectPr[^>]*\/>/, '');
};

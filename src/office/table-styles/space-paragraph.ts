import type { Edit } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { Said } from './look.ts';
import { writerBeside } from './write-element.ts';

/** What Word writes before the spacing of a paragraph. */
const BEFORE_SPACING: ReadonlySet<string> = new Set(
  [
    ['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl', 'numPr'],
    ['suppressLineNumbers', 'pBdr', 'shd', 'tabs', 'suppressAutoHyphens', 'kinsoku', 'wordWrap'],
    ['overflowPunct', 'topLinePunct', 'autoSpaceDE', 'autoSpaceDN', 'bidi', 'adjustRightInd', 'snapToGrid'],
  ].flatMap((names) => names.map((name) => `w:${name}`)),
);

/** Adds spacing to the properties of a paragraph, which are these children. */
export const spaceParagraph = (
  properties: XmlElement,
  children: readonly XmlElement[],
  spacing: Said,
): Edit => {
  const writer = writerBeside(properties);
  const text = writer.element('w:spacing', spacing);
  const { start, end, isSelfClosing, closeStart } = properties;
  if (isSelfClosing) return { start, end, text: writer.holder('w:pPr', text) };
  return insert(children.find(({ name }) => !BEFORE_SPACING.has(name))?.start ?? closeStart, text);
};

/** The same for a paragraph that has no properties yet. */
export const spaceBareParagraph = (source: string, paragraph: XmlElement, spacing: Said): Edit => {
  const writer = writerBeside(paragraph);
  const text = writer.holder('w:pPr', writer.element('w:spacing', spacing));
  const { start, end, qname, isSelfClosing } = paragraph;
  if (!isSelfClosing) return insert(end, text);
  const tag = source.slice(start, end).replace(/\s*\/>$/, '>');
  return { start, end, text: `${tag}${text}</${qname}>` };
};

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

import { wordPartOf } from '#office/opc/part-kinds.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

const WORD_PARTS = {
  'document.main': 'Body',
  header: 'Header',
  footer: 'Footer',
  footnotes: 'Footnotes',
  endnotes: 'Endnotes',
  comments: 'Comments',
} as const;

export const describePart = (partName: string, contentType: string | undefined) => {
  const wordPart = wordPartOf(contentType);
  if (wordPart) return WORD_PARTS[wordPart];
  if (partName.startsWith('docProps/')) return 'Document properties';
  if (partName.startsWith('customXml/')) return 'Data of content controls';
  if (contentType?.includes('chart')) return 'Chart';
  if (contentType?.includes('diagram')) return 'SmartArt';
  if (contentType?.includes('spreadsheetml')) return 'Workbook';
  return partName;
};

/** Where a text stands, in words an admin can follow in Word. */
export const describeText = (text: LogicalText, paragraphNumber: number) => {
  if (text.place === 'cell') return `the text “${excerpt(text.text)}”`;
  if (text.place === 'sheetHeader') return 'header or footer of a sheet';
  if (text.place === 'formula') return 'a formula';
  if (text.place === 'fieldCode') return `a field near paragraph ${paragraphNumber + 1}`;
  if (text.place === 'columnName') return 'the name of a table column';
  if (text.place === 'attribute') return describeAttribute(text);
  if (text.place === 'plain') return `the text “${excerpt(text.text)}”`;
  return `paragraph ${paragraphNumber}${surroundings(text.container)}`;
};

const describeAttribute = ({ container, attribute }: LogicalText) =>
  /:(?:docPr|cNvPr|shape)$/.test(container.name)
    ? 'the alternative text of a picture or shape'
    : `the setting “${attribute?.name ?? ''}”`;

const surroundings = (element: XmlElement) => {
  if (hasAncestor(element, 'w:txbxContent')) return ', in a text box';
  return hasAncestor(element, 'w:tc') ? ', in a table' : '';
};

const hasAncestor = (element: XmlElement, name: string): boolean =>
  element.parent !== undefined && (element.parent.name === name || hasAncestor(element.parent, name));

const excerpt = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length <= 40 ? line : `${line.slice(0, 39)}…`;
};

import { wordPartOf } from '#office/opc/part-kinds.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { wordsAround } from './excerpt.ts';

const WORD_PARTS = {
  'document.main': 'Body',
  header: 'Header',
  footer: 'Footer',
  footnotes: 'Footnotes',
  endnotes: 'Endnotes',
  comments: 'Comments',
} as const;

/** `pages`: of a header or footer, those it is on. */
export const describePart = (partName: string, contentType: string | undefined, pages = '') => {
  const wordPart = wordPartOf(contentType);
  if (wordPart) return WORD_PARTS[wordPart] + pages;
  if (partName.startsWith('docProps/')) return 'Document properties';
  if (partName.startsWith('customXml/')) return 'Data of content controls';
  if (contentType?.includes('chart')) return 'Chart';
  if (contentType?.includes('diagram')) return 'SmartArt';
  if (contentType?.includes('spreadsheetml')) return 'Workbook';
  return partName;
};

/** Where a text stands, in words an author can follow in Word. */
export const describeText = (text: LogicalText, tracked: { here: () => string; after: () => string }) => {
  const here = tracked.here();
  if (text.place === 'sheetHeader') return `${here}, header or footer of a sheet`;
  if (text.place === 'formula') return `${here}, a formula`;
  if (text.place === 'fieldCode') return `${here}, a field`;
  if (text.place === 'columnName') return `${here}, the name of a table column`;
  if (text.place === 'attribute') return `${here}, ${describeAttribute(text)}`;
  if (text.place !== 'paragraph') return `${here}, the text “${wordsAround(text.text)}”`;
  const box = isInTextBox(text.container) ? ', text box' : '';
  const after = ALONE.test(text.text) ? tracked.after() : '';
  return text.text.trim() === '' ? here + box : `${here}${box}${after}: “${wordsAround(text.text)}”`;
};

/** Nothing but tags. */
const ALONE = /^\s*(?:\{\{[^{}]*\}\}\s*)+$/;

const describeAttribute = ({ container, attribute }: LogicalText) =>
  /:(?:docPr|cNvPr|shape)$/.test(container.name)
    ? 'the alternative text of a picture or shape'
    : `the setting “${attribute?.name ?? ''}”`;

const isInTextBox = ({ parent }: XmlElement): boolean =>
  parent !== undefined && (parent.name === 'w:txbxContent' || isInTextBox(parent));

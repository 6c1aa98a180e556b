/** The little of Word's markup that the sample templates are made of. */

const TEXT_WIDTH = 9360;

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FONT = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>';

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const part = (root: string, content: string) =>
  `<w:${root} xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}">${content}</w:${root}>`;

type TextStyle = { bold?: boolean; small?: boolean; halfPoints?: number };

export const text = (value: string, { bold, small, halfPoints = small ? 18 : 22 }: TextStyle = {}) =>
  `<w:r><w:rPr>${FONT}${bold ? '<w:b/>' : ''}<w:sz w:val="${halfPoints}"/></w:rPr><w:t xml:space="preserve">${escaped(value)}</w:t></w:r>`;

type ParagraphStyle = {
  tabs?: boolean;
  isNumbered?: boolean;
  indent?: boolean;
  keepNext?: boolean;
  before?: number;
  after?: number;
};

export const paragraph = (
  content: string,
  { tabs, isNumbered, indent, keepNext, before = 0, after = 120 }: ParagraphStyle = {},
) =>
  `<w:p><w:pPr>${keepNext ? '<w:keepNext/>' : ''}${isNumbered ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}${tabs ? '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>' : ''}<w:spacing w:before="${before}" w:after="${after}"/>${indent ? '<w:ind w:left="360" w:hanging="360"/>' : ''}</w:pPr>${content}</w:p>`;

export const heading = (value: string, level: 1 | 2) =>
  paragraph(text(value, { bold: true, halfPoints: level === 1 ? 40 : 28 }), {
    keepNext: true,
    before: level === 1 ? 0 : 280,
  });

export const bullet = (value: string) => paragraph(text(`•  ${value}`), { indent: true, after: 60 });

/** An item of the one numbered list that a document has. */
export const step = (value: string) => paragraph(text(value), { isNumbered: true, after: 60 });

export const cell = (content: string, width = TEXT_WIDTH / 2) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(content, { before: 40, after: 40 })}</w:tc>`;

export const row = (cells: string[]) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`;

const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`;

export const table = (rows: string[], columns = 2) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders></w:tblPr><w:tblGrid>${`<w:gridCol w:w="${TEXT_WIDTH / columns}"/>`.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`;

/** A table as it reads, its first row in bold and repeated on every page. */
export const grid = ([heads = [], ...rows]: string[][]) => {
  const width = TEXT_WIDTH / heads.length;
  const cells = (words: string[], bold = false) => words.map((word) => cell(text(word, { bold }), width));
  const head = `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${cells(heads, true).join('')}</w:tr>`;
  return table([head, ...rows.map((words) => row(cells(words)))], heads.length);
};

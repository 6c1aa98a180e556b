/** The little of Word's markup that the sample template is made of. */

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
  indent?: boolean;
  keepNext?: boolean;
  before?: number;
  after?: number;
};

export const paragraph = (
  content: string,
  { tabs, indent, keepNext, before = 0, after = 120 }: ParagraphStyle = {},
) =>
  `<w:p><w:pPr>${keepNext ? '<w:keepNext/>' : ''}${tabs ? '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>' : ''}<w:spacing w:before="${before}" w:after="${after}"/>${indent ? '<w:ind w:left="360" w:hanging="360"/>' : ''}</w:pPr>${content}</w:p>`;

export const heading = (value: string, level: 1 | 2) =>
  paragraph(text(value, { bold: true, halfPoints: level === 1 ? 40 : 28 }), {
    keepNext: true,
    before: level === 1 ? 0 : 280,
  });

export const bullet = (value: string) => paragraph(text(`•  ${value}`), { indent: true, after: 60 });

export const cell = (content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="4680" w:type="dxa"/></w:tcPr>${paragraph(content, { before: 40, after: 40 })}</w:tc>`;

export const row = (cells: string[]) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`;

const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`;

export const table = (rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9360" w:type="dxa"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="4680"/><w:gridCol w:w="4680"/></w:tblGrid>${rows.join('')}</w:tbl>`;

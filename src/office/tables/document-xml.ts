import { inlineDrawing } from '#office/pictures/inline-drawing.ts';
import { fitInto, type PictureImage } from '#office/pictures/picture-image.ts';
import { pictureKinds } from '#office/pictures/picture-kinds.ts';
import { escapeText } from '#office/xml/escape-xml.ts';
import { DECLARATION, OFFICE } from './package-parts.ts';
import type { Table, TableCell, TableColumn } from './table.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** In twentieths of a point: US letter, lying. */
const page = { width: 15_840, height: 12_240, margin: 720 } as const;
const TEXT_WIDTH = page.width - 2 * page.margin;

export const LOGO_ID = 'rIdLogo';
export const FOOTER_ID = 'rIdFooter';

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`;
const paragraph = (style: string, content: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`;

const textOf = (value: TableCell, { kind }: TableColumn) => {
  if (value === null) return '';
  const text = String(value);
  return kind === 'date' && !Number.isNaN(Date.parse(text)) ? longDay(text) : text;
};

const rowXml = (cells: readonly string[], widths: readonly number[], isHead: boolean) => {
  const inner = cells.map(
    (text, index) =>
      `<w:tc><w:tcPr><w:tcW w:w="${widths[index] ?? 0}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1EC"/>' : ''}</w:tcPr>` +
      `${paragraph(isHead ? 'TableHead' : 'TableText', run(text))}</w:tc>`,
  );
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${inner.join('')}</w:tr>`;
};

const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B4BEB6"/>`;

const tableXml = ({ columns, rows }: Table) => {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const widths = columns.map(({ width }) => Math.floor((width / sum) * TEXT_WIDTH));
  const head = rowXml(
    columns.map(({ title }) => title),
    widths,
    true,
  );
  const body = rows.map((cells) =>
    rowXml(
      columns.map((column, index) => textOf(cells[index] ?? null, column)),
      widths,
      false,
    ),
  );
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${line('top')}${line('bottom')}${line('insideH')}</w:tblBorders>` +
    '<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar><w:tblLook w:firstRow="1"/></w:tblPr>' +
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${head}${body.join('')}</w:tbl>`
  );
};

const counted = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

export const documentXml = (table: Table, logo: PictureImage | undefined) => {
  const { title, business, day, rows } = table;
  const drawing =
    logo &&
    inlineDrawing({
      prefix: 'w:',
      isStrict: false,
      relationshipId: LOGO_ID,
      drawingId: 1,
      name: 'Logo',
      altText: 'Logo',
      extent: fitInto(logo, pictureKinds.logo.textBox),
    });
  return (
    `${DECLARATION}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>` +
    (drawing ? paragraph('Normal', `<w:r>${drawing}</w:r>`) : '') +
    paragraph('Heading1', run(title)) +
    paragraph('Normal', run([business, longDay(day), counted(rows.length)].filter(Boolean).join(' · '))) +
    `${tableXml(table)}${paragraph('Normal', '')}` +
    `<w:sectPr><w:footerReference w:type="default" r:id="${FOOTER_ID}"/>` +
    `<w:pgSz w:w="${page.width}" w:h="${page.height}" w:orient="landscape"/>` +
    `<w:pgMar w:top="${page.margin}" w:right="${page.margin}" w:bottom="${page.margin}" w:left="${page.margin}" w:header="360" w:footer="360" w:gutter="0"/>` +
    '</w:sectPr></w:body></w:document>'
  );
};

const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

export const footerXml = ({ title, business, day }: Table) =>
  `${DECLARATION}<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:pStyle w:val="Footer"/><w:tabs><w:tab w:val="right" w:pos="${TEXT_WIDTH}"/></w:tabs></w:pPr>` +
  `${run([business, title, longDay(day)].filter(Boolean).join(' · '))}<w:r><w:tab/></w:r>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`;

const style = (id: string, name: string, paragraphLook: string, runLook: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphLook}</w:pPr><w:rPr>${runLook}</w:rPr></w:style>`;
const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;

export const stylesXml = () =>
  `${DECLARATION}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>${size(20)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr>${spacing(0, 120)}</w:pPr></w:style>` +
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/>${spacing(60, 80)}<w:outlineLvl w:val="0"/>`,
    `<w:b/><w:bCs/>${size(36)}`,
  ) +
  style('TableHead', 'Table Head', spacing(60, 60), `<w:b/><w:bCs/>${size(17)}`) +
  style('TableText', 'Table Text', spacing(50, 50), size(17)) +
  style('Footer', 'footer', spacing(0, 0), `<w:color w:val="5A6761"/>${size(16)}`) +
  '</w:styles>';

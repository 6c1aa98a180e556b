import type { PrintedPart } from './printed-document.ts';
import type { TableCell, TableColumn } from './table.ts';
import { longDay, paragraph, run } from './word-markup.ts';

type PrintedTable = Extract<PrintedPart, { kind: 'table' }>;
type RowLook = { isHead: boolean; rowPoints?: number | undefined };

const TWENTIETHS = 20;

const textOf = (value: TableCell, { kind }: TableColumn) => {
  if (value === null) return '';
  const text = String(value);
  return kind === 'date' && !Number.isNaN(Date.parse(text)) ? longDay(text) : text;
};

const rowXml = (cells: readonly string[], widths: readonly number[], { isHead, rowPoints }: RowLook) => {
  const inner = cells.map(
    (text, index) =>
      `<w:tc><w:tcPr><w:tcW w:w="${widths[index] ?? 0}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1EC"/>' : ''}</w:tcPr>` +
      `${paragraph(isHead ? 'TableHead' : 'TableText', run(text))}</w:tc>`,
  );
  const height = rowPoints ? `<w:trHeight w:val="${rowPoints * TWENTIETHS}" w:hRule="atLeast"/>` : '';
  return `<w:tr><w:trPr><w:cantSplit/>${height}${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${inner.join('')}</w:tr>`;
};

const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B4BEB6"/>`;

/** The order of the sides is the schema's. */
const bordersOf = (isForm: boolean | undefined) =>
  (isForm ? ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] : ['top', 'bottom', 'insideH'])
    .map(line)
    .join('');

export const tableXml = ({ columns, rows, rowPoints, isForm }: PrintedTable, textWidth: number) => {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const widths = columns.map(({ width }) => Math.floor((width / sum) * textWidth));
  const head = rowXml(
    columns.map(({ title }) => title),
    widths,
    { isHead: true },
  );
  const body = rows.map((cells) =>
    rowXml(
      columns.map((column, index) => textOf(cells[index] ?? null, column)),
      widths,
      { isHead: false, rowPoints },
    ),
  );
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${bordersOf(isForm)}</w:tblBorders>` +
    '<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar><w:tblLook w:firstRow="1"/></w:tblPr>' +
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${head}${body.join('')}</w:tbl>`
  );
};

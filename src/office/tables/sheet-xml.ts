import { escapeText } from '#office/xml/escape-xml.ts';
import { DECLARATION, OFFICE } from './package-parts.ts';
import type { Table, TableCell, TableColumn } from './table.ts';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** By their places in the list of looks. */
export const STYLES = { plain: 0, head: 1, text: 2, number: 3, date: 4, quoted: 5 } as const;

const DAY = 86_400_000;
/** Excel counts days from here. */
const EPOCH = Date.UTC(1899, 11, 30);

/** Excel takes a longer header or footer for damaged. */
const MAX_PRINTED_NAME = 80;

/** 1 -> A, 27 -> AA. */
export const letterOf = (column: number): string => {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return `${before > 0 ? letterOf(before) : ''}${String.fromCodePoint(65 + rest)}`;
};

/** `_x000D_` would be read as the sign of that number. */
const textXml = (text: string) => escapeText(text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'));

/**
 * Text is a string to every program whatever it begins with. Where it could be taken for a formula it is marked as typed behind an
 * apostrophe besides: otherwise it would become one when somebody edits the cell and leaves it.
 */
const cellXml = (reference: string, value: TableCell, { kind }: TableColumn) => {
  if (value === null || value === '') return `<c r="${reference}" s="${STYLES[kind]}"/>`;
  if (typeof value === 'number') return `<c r="${reference}" s="${STYLES.number}"><v>${value}</v></c>`;
  const day = kind === 'date' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(day))
    return `<c r="${reference}" s="${STYLES.date}"><v>${Math.round((day - EPOCH) / DAY)}</v></c>`;
  const style = /^[\s'=+\-@]/.test(value) ? STYLES.quoted : STYLES.text;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(value)}</t></is></c>`;
};

const headXml = (columns: readonly TableColumn[]) =>
  columns
    .map(
      ({ title }, index) =>
        `<c r="${letterOf(index + 1)}1" s="${STYLES.head}" t="inlineStr"><is><t>${textXml(title)}</t></is></c>`,
    )
    .join('');

/** A sign that means something in a header is written twice to be printed. */
const printed = (text: string) =>
  escapeText(Array.from(text).slice(0, MAX_PRINTED_NAME).join('').replaceAll('&', '&&'));

/** In points. */
const headHeightOf = (lines: number) => 7 + 13 * lines;

const paneXml = (columns: number) => {
  const cell = `${letterOf(columns + 1)}2`;
  const split = columns > 0 ? ` xSplit="${columns}"` : '';
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  return `<pane${split} ySplit="1" topLeftCell="${cell}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${cell}" sqref="${cell}"/>`;
};

/** The order of the elements is the schema's; Excel calls a file damaged that has another. */
export const sheetXml = (table: Table) => {
  const { title, business, day, columns, rows, frozenColumns = 0, headLines = 1 } = table;
  const range = `A1:${letterOf(columns.length)}${rows.length + 1}`;
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rowXml = (cells: readonly TableCell[], index: number) =>
    `<row r="${index + 2}">${columns
      .map((column, at) => cellXml(`${letterOf(at + 1)}${index + 2}`, cells[at] ?? null, column))
      .join('')}</row>`;
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<dimension ref="${range}"/><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    `${paneXml(frozenColumns)}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>` +
    `<sheetData><row r="1" ht="${headHeightOf(headLines)}" customHeight="1">${headXml(columns)}</row>${rows.map(rowXml).join('')}</sheetData>` +
    `<autoFilter ref="${range}"/>` +
    '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddHeader>&amp;L&amp;"-,Bold"${printed(business)}&amp;R${printed(title)}, ${printed(day)}</oddHeader>` +
    '<oddFooter>&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter></worksheet>'
  );
};

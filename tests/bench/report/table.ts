import { figureText, promiseText, type Row, verdictText } from './row.ts';

const HEADER = ['What', 'Figure', 'Promise', 'Kept', 'Note'];
const FIGURE = HEADER.indexOf('Figure');

const cellsOf = (row: Row) => [row.name, figureText(row), promiseText(row), verdictText(row), row.note ?? ''];

/** All columns of one width, figures to the right. */
const aligned = (lines: string[][], least: number) => {
  const widths = HEADER.map((_, column) =>
    Math.max(least, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === FIGURE ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return { widths, lines: lines.map((cells) => cells.map(pad)) };
};

/** For a terminal. */
export const tableOf = (rows: Row[]) =>
  aligned(rows.map(cellsOf), 0)
    .lines.map((cells) => `  ${cells.join('  ').trimEnd()}\n`)
    .join('');

/** For a document in Markdown, as the formatter wants it. */
export const markdownOf = (rows: Row[]) => {
  const escaped = rows.map((row) => cellsOf(row).map((cell) => cell.replaceAll('|', '\\|')));
  const { widths, lines } = aligned([HEADER, ...escaped], 3);
  const rule = widths.map((width, column) =>
    column === FIGURE ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

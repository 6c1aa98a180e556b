import { figureText, promiseText, type Row, verdictText } from './row.ts';

const cellsOf = (row: Row) => [row.name, figureText(row), promiseText(row), verdictText(row), row.note ?? ''];

/** For a terminal. */
export const tableOf = (rows: Row[]) => {
  const cells = rows.map(cellsOf);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      `  ${row.map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
};

/** For a document in Markdown, in columns of one width, as the formatter wants them. */
export const markdownOf = (rows: Row[]) => {
  const header = ['What', 'Figure', 'Promise', 'Kept', 'Note'];
  const cells = [header, ...rows.map((row) => cellsOf(row).map((cell) => cell.replaceAll('|', '\\|')))];
  const widths = header.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const isRight = (column: number) => column === 1;
  const lineOf = (row: string[]) =>
    `| ${row.map((cell, column) => (isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isRight(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = cells;
  return [lineOf(head), `| ${rule.join(' | ')} |`, ...body.map(lineOf)].join('\n');
};

export type CsvCell = string | number | boolean | Date | null;

/** What a spreadsheet would take for a formula, also in the wide forms that some fold, and behind spaces. */
const FORMULA = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** One line of RFC 4180. Text of people's own that would be run as a formula is led by an apostrophe. */
export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(written).join(',')}\r\n`;

const written = (cell: CsvCell) => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

import { csvLine } from '#server/modules/orders/admin/csv-line.ts';
import type { PrintedTable } from '#server/ports/template-engine.ts';

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff';

const ROWS_AT_ONCE = 500;

/** Header first; written while it is taken. */
export function* evidenceCsv({ columns, rows }: PrintedTable) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows
      .slice(start, start + ROWS_AT_ONCE)
      .map(csvLine)
      .join('');
}

import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { addRow, type DraftRow, setCell } from './draft-rows.ts';
import { readTable } from './read-table.ts';

export type Pasted = {
  rows: DraftRow[];
  count: number;
  /** Rows beyond the most there may be. */
  leftOut: number;
  /** Cells that say what their column cannot hold, such as a choice there is not. */
  unfit: number;
};

type Spot = { rowId: number; columnKey: string };

/** Lays cells of a spreadsheet over the list, from a cell on to the right and down. Undefined of text that is no table. */
export const pasteRows = (
  columns: readonly ListColumn[],
  rows: readonly DraftRow[],
  { rowId, columnKey }: Spot,
  text: string,
): Pasted | undefined => {
  const table = readTable(text);
  if (!table) return undefined;
  const target = columns.slice(columns.findIndex(({ key }) => key === columnKey));
  const lines = isHead(target, table[0] ?? []) ? table.slice(1) : table;
  const from = rows.findIndex(({ id }) => id === rowId);
  const taken = lines.slice(0, questionLimits.maxRows - from);
  let next = [...rows];
  let unfit = 0;
  for (const [offset, cells] of taken.entries()) {
    if (from + offset >= next.length) next = addRow(next);
    const row = next[from + offset];
    for (const [index, column] of target.entries()) {
      const given = cells[index];
      if (!row || given === undefined) continue;
      const cell = cellFor(column, given);
      if (cell === undefined) unfit += 1;
      next = setCell(next, row.id, column.key, cell ?? '');
    }
  }
  return { rows: next, count: taken.length, leftOut: lines.length - taken.length, unfit };
};

const isHead = (columns: readonly ListColumn[], cells: readonly string[]) =>
  columns.every(({ label }, index) => sameText(cells[index] ?? '', label));

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Undefined of what an input of the column could not show. */
const cellFor = (column: ListColumn, given: string): string | undefined => {
  const text = given.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return '';
  if (column.type === 'oneOf') return column.choices.find((choice) => sameText(choice, text));
  if (column.type === 'date') return dayFrom(text);
  return text.slice(0, questionLimits.shortTextLength);
};

const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const dayFrom = (text: string) => {
  const [, month = '', day = '', year] = US_DAY.exec(text) ?? [];
  const written = year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return 'answer' in checkAnswer({ type: 'date' }, written) ? written : undefined;
};

import type { ListRow } from '#shared/questions/answer.ts';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { numberFrom } from '#web/features/questions/inputs/number-from.ts';

/** A row of a list as it is typed. The id tells it from others that say the same, wherever it is moved to. */
export type DraftRow = { id: number; cells: Readonly<Record<string, string>> };

export const draftRows = (rows: readonly ListRow[]): DraftRow[] =>
  rows.map((row, index) => ({
    id: index + 1,
    cells: Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])),
  }));

export const rowsFrom = (columns: readonly ListColumn[], rows: readonly DraftRow[]): ListRow[] =>
  rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap(({ key, type }) => {
        const text = cells[key]?.trim() ?? '';
        if (text === '') return [];
        return [[key, type === 'number' ? numberFrom(text) : text]];
      }),
    ),
  );

export const nextId = (rows: readonly DraftRow[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

export const addRow = (rows: readonly DraftRow[]): DraftRow[] => [...rows, { id: nextId(rows), cells: {} }];

export const removeRow = (rows: readonly DraftRow[], id: number) => rows.filter((row) => row.id !== id);

export const moveRow = (rows: readonly DraftRow[], id: number, to: number): DraftRow[] => {
  const moved = rows.filter((row) => row.id === id);
  return removeRow(rows, id).toSpliced(to, 0, ...moved);
};

export const setCell = (rows: readonly DraftRow[], id: number, key: string, text: string): DraftRow[] =>
  rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [key]: text } } : row));

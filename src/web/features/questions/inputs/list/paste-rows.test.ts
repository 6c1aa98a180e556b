import { expect, test } from 'vitest';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { type DraftRow, moveRow } from './draft-rows.ts';
import { pasteRows } from './paste-rows.ts';
import { readTable } from './read-table.ts';

const columns: ListColumn[] = [
  { key: 'name', label: 'Name', type: 'shortText' },
  { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Cook'] },
  { key: 'since', label: 'Since', type: 'date' },
];
const rows: DraftRow[] = [
  { id: 1, cells: { name: 'Ada' } },
  { id: 2, cells: { name: 'Bo', role: 'Cook' } },
];
const paste = (text: string, rowId = 1, columnKey = 'name', given = rows) =>
  pasteRows(columns, given, { rowId, columnKey }, text);

test('lines with tabs are laid over the list from the cell on, and rows are added for more', () => {
  const pasted = paste('Cy\towner\t2026-01-02\r\nDi\tCOOK\t3/4/2025\r\n', 2);
  expect(pasted?.rows).toEqual([
    rows[0],
    { id: 2, cells: { name: 'Cy', role: 'Owner', since: '2026-01-02' } },
    { id: 3, cells: { name: 'Di', role: 'Cook', since: '2025-03-04' } },
  ]);
  expect(pasted).toMatchObject({ count: 2, leftOut: 0, unfit: 0 });
});

test('cells beside those that were pasted keep what they say', () => {
  expect(paste('Cook\nOwner', 1, 'role')?.rows.map(({ cells }) => cells)).toEqual([
    { name: 'Ada', role: 'Cook' },
    { name: 'Bo', role: 'Owner' },
  ]);
});

test('the head of the spreadsheet is not taken for a row', () => {
  expect(paste('NAME\tRole\tSince\nCy\tCook\t')?.rows[0]?.cells).toEqual({
    name: 'Cy',
    role: 'Cook',
    since: '',
  });
});

test('what a column cannot hold is left empty and counted', () => {
  const pasted = paste('Cy\tPilot\t31/12/2026\nDi\tCook\tsoon');
  expect(pasted?.rows[0]?.cells).toEqual({ name: 'Cy', role: '', since: '' });
  expect(pasted?.unfit).toBe(3);
});

test('rows beyond the most there may be are left out and counted', () => {
  const many = Array.from({ length: 60 }, (_, index) => `Person ${index}\t`).join('\n');
  const pasted = paste(many, 2);
  expect(pasted?.rows).toHaveLength(50);
  expect(pasted).toMatchObject({ count: 49, leftOut: 11 });
});

test('a single word is pasted like any text', () => {
  expect(paste('Cy')).toBeUndefined();
  expect(paste('Cy\n')).toBeUndefined();
});

test('a cell with line breaks of its own stays one cell', () => {
  expect(readTable('"12 Main St\nSuite ""B"""\tx\n\n5" pipe\ty\n')).toEqual([
    ['12 Main St\nSuite "B"', 'x'],
    ['5" pipe', 'y'],
  ]);
});

test('a row moves to its place, and takes what it says along', () => {
  const three = [...rows, { id: 3, cells: {} }];
  expect(moveRow(three, 1, 1).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(moveRow(three, 3, 0)).toEqual([three[2], three[0], three[1]]);
});

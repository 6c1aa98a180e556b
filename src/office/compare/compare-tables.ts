import { align } from './matching/align.ts';
import { arrange } from './matching/arrange.ts';
import type { ComparedCell, ComparedRow } from './comparison.ts';
import { compareWords } from './compare-words.ts';
import type { TableCell, TableRow } from './document-blocks.ts';
import { likeness } from './matching/likeness.ts';
import type { WorkBudget } from './work-budget.ts';

/** Rows first, then the cells of each: a row more in the middle is one row more. */
export const compareRows = (
  older: readonly TableRow[],
  newer: readonly TableRow[],
  budget: WorkBudget,
): ComparedRow[] => {
  const pairs = align(older, newer, { likenessOf: rowLikeness, budget });
  return arrange(older, newer, pairs).map((line): ComparedRow => {
    if (line.state === 'added') return wholeRow(line.newer, 'added');
    if (line.state === 'removed') return wholeRow(line.older, 'removed');
    if (line.state === 'left')
      return { ...wholeRow(line.older, 'same'), state: 'moved', move: { to: line.to } };
    const cells = compareCells(line.older.cells, line.newer.cells, budget);
    if (line.state === 'arrived') return { state: 'moved', move: { from: line.from }, cells };
    return { state: cells.some(({ state }) => state !== 'same') ? 'changed' : 'same', cells };
  });
};

/** The cells of a form hold different words behind the same names, so equal cells count as much as equal words. */
const rowLikeness = (older: TableRow, newer: TableRow) => {
  const filled = older.cells.filter(({ text }, index) => text !== '' || newer.cells[index]?.text).length;
  const equal = older.cells.filter(({ text }, index) => text !== '' && newer.cells[index]?.text === text);
  return Math.max(likeness(older.bag(), newer.bag()), filled === 0 ? 0 : equal.length / filled);
};

export const wholeRow = ({ cells }: TableRow, state: 'same' | 'added' | 'removed'): ComparedRow => ({
  state,
  cells: cells.map((cell) => wholeCell(cell, state)),
});

const wholeCell = ({ text, label }: TableCell, state: 'same' | 'added' | 'removed'): ComparedCell => ({
  state,
  ...(label && { label }),
  pieces: text === '' ? [] : [{ kind: state, text }],
});

/** By their columns; where there are more or fewer of them, by what they say. */
const compareCells = (
  older: readonly TableCell[],
  newer: readonly TableCell[],
  budget: WorkBudget,
): ComparedCell[] => {
  const pairs =
    older.length === newer.length
      ? older.map((_, index) => ({ older: index, newer: index, isMoved: false }))
      : align(older, newer, {
          likenessOf: (one, other) => likeness(one.bag(), other.bag()),
          budget,
          mayMove: false,
        });
  return arrange(older, newer, pairs).map((line): ComparedCell => {
    if (line.state === 'added') return wholeCell(line.newer, 'added');
    if (line.state !== 'kept') return wholeCell(line.older, 'removed');
    if (line.older.text === line.newer.text) return wholeCell(line.newer, 'same');
    const pieces = compareWords(line.older.text, line.newer.text, budget);
    return { ...wholeCell(line.newer, 'same'), state: 'changed', pieces };
  });
};

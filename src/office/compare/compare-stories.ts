import { align } from './matching/align.ts';
import { arrange } from './matching/arrange.ts';
import { compareRows, wholeRow } from './compare-tables.ts';
import { compareWords } from './compare-words.ts';
import type { ComparedBlock, Move } from './comparison.ts';
import type { DocumentBlock, TextBlock } from './document-blocks.ts';
import { likeness } from './matching/likeness.ts';
import type { WorkBudget } from './work-budget.ts';

/** `start`: the index that the first block will have in the whole comparison. */
export const compareStories = (
  older: readonly DocumentBlock[],
  newer: readonly DocumentBlock[],
  budget: WorkBudget,
  start: number,
): ComparedBlock[] => {
  const pairs = align(older, newer, { likenessOf: blockLikeness, budget });
  return arrange(older, newer, pairs, start).map((line) => {
    if (line.state === 'added') return whole(line.newer, 'added');
    if (line.state === 'removed') return whole(line.older, 'removed');
    if (line.state === 'left') return moved(whole(line.older, 'same'), { to: line.to });
    const both = together(line.older, line.newer, budget);
    return line.state === 'arrived' ? moved(both, { from: line.from }) : both;
  });
};

/** Tables with the same first row are the same table, whatever became of the rows below. */
const SAME_HEAD = 0.5;

const blockLikeness = (older: DocumentBlock, newer: DocumentBlock) => {
  if (older.kind === 'table' && newer.kind === 'table') {
    const hasSameHead = older.rows[0]?.text.trim() !== '' && older.rows[0]?.key === newer.rows[0]?.key;
    return Math.max(likeness(older.bag(), newer.bag()), hasSameHead ? SAME_HEAD : 0);
  }
  return older.kind === 'table' || newer.kind === 'table' ? 0 : likeness(older.bag(), newer.bag());
};

const moved = (block: ComparedBlock, move: Move): ComparedBlock => ({ ...block, state: 'moved', move });

const whole = (block: DocumentBlock, state: 'same' | 'added' | 'removed'): ComparedBlock => {
  if (block.kind === 'table') {
    const { kind, place, rows } = block;
    return { kind, place, state, rows: rows.map((row) => wholeRow(row, state)) };
  }
  return { ...factsOf(block), state, pieces: [{ kind: state, text: block.text }] };
};

const together = (older: DocumentBlock, newer: DocumentBlock, budget: WorkBudget): ComparedBlock => {
  if (older.key === newer.key) return whole(newer, 'same');
  if (older.kind === 'table' && newer.kind === 'table') {
    const rows = compareRows(older.rows, newer.rows, budget);
    return { kind: 'table', place: newer.place, state: 'changed', rows };
  }
  // A table and a text are never a pair.
  if (newer.kind === 'table') return whole(newer, 'added');
  const pieces = compareWords(older.text, newer.text, budget);
  return { ...factsOf(newer), state: 'changed', pieces };
};

const factsOf = ({ kind, place, level, label }: TextBlock) => ({
  kind,
  place,
  ...(level && { level }),
  ...(label && { label }),
});

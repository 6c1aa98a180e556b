import type { ComparedBlock, ComparedRow, Comparison, Move, Piece } from '#office/compare-documents.ts';

/** A paragraph, or the cells of the rows of a table. */
export type BlockText = string | string[][];

type Side = 'older' | 'newer';
type Placed = { state: string; move?: Move };

/** What is only on the other side, and what moved and is listed at its other place. */
const isElsewhere = ({ state, move }: Placed, side: Side) => {
  if (move) return side === 'older' ? 'from' in move : 'to' in move;
  return state === (side === 'older' ? 'added' : 'removed');
};

const joined = (pieces: readonly Piece[], side: Side) =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === (side === 'older' ? 'removed' : 'added'))
    .map(({ text }) => text)
    .join('');

const cellsOf = ({ cells }: ComparedRow, side: Side) =>
  cells.filter((cell) => !isElsewhere(cell, side)).map(({ pieces }) => joined(pieces, side));

const textOf = (block: ComparedBlock, side: Side): BlockText =>
  block.kind === 'table'
    ? block.rows.filter((row) => !isElsewhere(row, side)).map((row) => cellsOf(row, side))
    : joined(block.pieces, side);

/** One of the two documents, put together again from what a comparison says of it. */
export const textsOf = ({ blocks }: Pick<Comparison, 'blocks'>, side: Side): BlockText[] =>
  blocks.filter((block) => !isElsewhere(block, side)).map((block) => textOf(block, side));

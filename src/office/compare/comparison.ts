export type PieceKind = 'same' | 'added' | 'removed';

/** A stretch of words. Those that are the same or removed make the older text, those that are the same or added the newer. */
export type Piece = { kind: PieceKind; text: string };

/** `moved` may have changed words, too. */
export type State = 'same' | 'added' | 'removed' | 'changed' | 'moved';

/**
 * What moved stands twice: where it was, as it was, with the index of where it went; and where it is, with the index of where it
 * came from and the words that changed on the way.
 */
export type Move = { to: number } | { from: number };

export type ComparedText = {
  kind: 'paragraph' | 'heading' | 'item';
  /** In words: 'Body', 'Text box', 'Header of the first page'. */
  place: string;
  state: State;
  move?: Move;
  /** Of a heading 1 to 9, of a list item from 1. */
  level?: number;
  /** The number in front of it, which is no part of what is compared: one step more would change all that follow. */
  label?: string;
  pieces: Piece[];
};

export type ComparedCell = {
  state: Exclude<State, 'moved'>;
  /** The number in front of it, as in a column of steps. */
  label?: string;
  pieces: Piece[];
};

/** A move's index is that of a row of the same table. */
export type ComparedRow = { state: State; move?: Move; cells: ComparedCell[] };

export type ComparedTable = {
  kind: 'table';
  place: string;
  state: State;
  move?: Move;
  rows: ComparedRow[];
};

export type ComparedBlock = ComparedText | ComparedTable;

export type Comparison = {
  blocks: ComparedBlock[];
  /** Of blocks; one that moved with changed words is in both numbers. */
  counts: { added: number; removed: number; changed: number; moved: number };
  /** Whether there was so much to compare that some of it is shown as removed and added although parts of it are the same. */
  isCoarse: boolean;
};

export const hasChangedWords = (pieces: readonly Piece[]) => pieces.some(({ kind }) => kind !== 'same');

import { z } from 'zod';
import { rowId } from './row-id.ts';

/** A stretch of words. Those that are the same or removed make the older text, those that are the same or added the newer. */
export type ComparedPiece = { kind: 'same' | 'added' | 'removed'; text: string };

/** What moved may have changed words, too. */
export type ComparedState = 'same' | 'added' | 'removed' | 'changed' | 'moved';

/** What moved stands twice: where it was, with the index of where it went, and where it is, with that of where it came from. */
export type ComparedMove = { to: number } | { from: number };

export type ComparedText = {
  kind: 'paragraph' | 'heading' | 'item';
  /** In words: 'Body', 'Text box', 'Header of the first page'. */
  place: string;
  state: ComparedState;
  move?: ComparedMove;
  level?: number;
  /** The number in front of it. */
  label?: string;
  pieces: ComparedPiece[];
};

export type ComparedCell = {
  state: Exclude<ComparedState, 'moved'>;
  label?: string;
  pieces: ComparedPiece[];
};

/** A move's index is that of a row of the same table. */
export type ComparedRow = { state: ComparedState; move?: ComparedMove; cells: ComparedCell[] };

export type ComparedTable = {
  kind: 'table';
  place: string;
  state: ComparedState;
  move?: ComparedMove;
  rows: ComparedRow[];
};

export type ComparedBlock = ComparedText | ComparedTable;

/** What stands together; `start` counts the blocks before it. Without a change in it, and none near, it can stay folded. */
export type ComparedStretch = { isFolded: boolean; start: number; blocks: ComparedBlock[] };

/** What is printed differently in the newer of two documents. */
export type DocumentComparison = {
  stretches: ComparedStretch[];
  /** Of blocks; one that moved with changed words is in both numbers. */
  counts: { added: number; removed: number; changed: number; moved: number };
  /** Whether there was so much to compare that some of it is shown as removed and added although parts of it are the same. */
  isCoarse: boolean;
};

const revision = z.int().min(1).max(100_000);

/** Two revisions of a document, or its newest one and what its update would be. */
export const compareRevisionsInput = z.union([
  z.strictObject({ id: rowId, from: revision, to: revision }),
  z.strictObject({ id: rowId, to: z.literal('update') }),
]);

export type CompareRevisionsInput = z.infer<typeof compareRevisionsInput>;

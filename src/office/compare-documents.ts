import { compareStories } from './compare/compare-stories.ts';
import {
  type ComparedBlock,
  type ComparedRow,
  type Comparison,
  hasChangedWords,
} from './compare/comparison.ts';
import { readStories } from './compare/reading/read-stories.ts';
import { createWorkBudget } from './compare/work-budget.ts';

export type {
  ComparedBlock,
  ComparedCell,
  ComparedRow,
  ComparedTable,
  ComparedText,
  Comparison,
  Move,
  Piece,
  State,
} from './compare/comparison.ts';
export { foldUnchanged, type Stretch } from './compare/fold-unchanged.ts';

/** What is printed differently in the newer of two Word documents. Both files must have passed `guardDocx`. */
export const compareDocuments = (older: Uint8Array, newer: Uint8Array): Comparison => {
  const olderStories = readStories(older);
  const newerStories = readStories(newer);
  const blocksIn = (stories: typeof olderStories, place: string) =>
    stories.find((story) => story.place === place)?.blocks ?? [];
  const budget = createWorkBudget();
  const blocks: ComparedBlock[] = [];
  for (const place of new Set([...newerStories, ...olderStories].map((story) => story.place))) {
    const compared = compareStories(
      blocksIn(olderStories, place),
      blocksIn(newerStories, place),
      budget,
      blocks.length,
    );
    for (const block of compared) blocks.push(block);
  }
  return { blocks, counts: countOf(blocks), isCoarse: budget.isCoarse() };
};

const countOf = (blocks: readonly ComparedBlock[]) => {
  const arrived = blocks.filter(({ move }) => move && 'from' in move);
  const having = (state: ComparedBlock['state']) => blocks.filter((block) => block.state === state).length;
  return {
    added: having('added'),
    removed: having('removed'),
    changed: having('changed') + arrived.filter(hasChanged).length,
    moved: arrived.length,
  };
};

const hasChanged = (block: ComparedBlock) =>
  block.kind === 'table' ? block.rows.some(isChangedRow) : hasChangedWords(block.pieces);

const isChangedRow = ({ state }: ComparedRow) => state !== 'same';

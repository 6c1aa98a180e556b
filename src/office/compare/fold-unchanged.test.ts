import { describe, expect, test } from 'vitest';
import { foldUnchanged } from '#office/compare-documents.ts';
import { compared } from '#tests/support/office/comparison/compared.ts';

const blocksOf = (states: string) =>
  compared(
    Array.from(states, (_, index) => `Block ${index}`),
    Array.from(states, (state, index) => (state === '.' ? `Block ${index}` : `Quite other text ${index}`)),
  ).blocks;
const shape = (states: string, around: number) =>
  foldUnchanged(blocksOf(states), around).map(
    ({ isFolded, start, blocks }) => `${isFolded ? 'folded' : 'shown'} ${start}+${blocks.length}`,
  );

describe('folding what is the same', () => {
  test('leaves so many blocks around each change', () => {
    expect(shape('.....x......', 2)).toEqual(['folded 0+3', 'shown 3+6', 'folded 9+4']);
  });

  test('folds all of two equal documents, and nothing of two that differ throughout', () => {
    expect(shape('...', 2)).toEqual(['folded 0+3']);
    expect(shape('xxx', 2)).toEqual(['shown 0+6']);
    expect(foldUnchanged([])).toEqual([]);
  });
});

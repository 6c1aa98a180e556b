import type { ComparedBlock } from './comparison.ts';

/** Blocks that belong together; `start` is the index of the first among all, which moves are told by. */
export type Stretch = { isFolded: boolean; start: number; blocks: ComparedBlock[] };

/** The blocks in stretches: those with changes and `around` more before and after them, and between them what can stay folded. */
export const foldUnchanged = (blocks: readonly ComparedBlock[], around = 2): Stretch[] => {
  const isShown = new Uint8Array(blocks.length);
  for (const [index, { state }] of blocks.entries())
    if (state !== 'same') isShown.fill(1, Math.max(index - around, 0), index + around + 1);
  const stretches: Stretch[] = [];
  for (const [index, block] of blocks.entries()) {
    const isFolded = isShown[index] === 0;
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else stretches.push({ isFolded, start: index, blocks: [block] });
  }
  return stretches;
};

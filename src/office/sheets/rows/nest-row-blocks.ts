import type { Marker } from '#office/blocks/marker.ts';
import type { MatchedBlock } from '#office/blocks/match-blocks.ts';
import type { Obstacle } from '#office/blocks/place-block.ts';
import { MAX_ROW } from '#office/sheets/references/reference.ts';
import type { RowBlock, Stretch } from './place-row-block.ts';

/** The rows of one branch with the blocks in it; the outermost is the sheet itself, 0. */
export type Branch = Stretch & { id: number; blocks: NestedBlock[] };
export type NestedBlock = { block: MatchedBlock; first: number; last: number; branches: Branch[] };

const SAME_ROW = 'the middle of a row';

/** Puts the blocks of a sheet into each other. Those that share a row with others without being inside of them are told. */
export const nestRowBlocks = (blocks: readonly RowBlock[], markers: readonly Marker[]) => {
  const order = new Map(markers.map((marker, index) => [marker, index]));
  const at = (marker: Marker) => order.get(marker) ?? 0;
  const obstacles: Obstacle[] = [];
  const sheet: Branch = { id: 0, first: 1, last: MAX_ROW, blocks: [] };
  const around: NestedBlock[] = [];
  let count = 0;

  for (const placed of blocks.toSorted((one, other) => at(one.block.open) - at(other.block.open))) {
    const { block, first, last } = placed;
    while (around.length > 0 && at(around.at(-1)?.block.close ?? block.close) < at(block.open)) around.pop();
    const parent = around.at(-1);
    const index = parent?.block.parts.filter((part) => at(part) < at(block.open)).length ?? 0;
    const branch = parent ? (parent.branches[index] ?? sheet) : sheet;
    const torn = parent && tornFrom(parent, branch, placed, index);
    const before = branch.blocks.at(-1);
    if (torn) obstacles.push({ between: [block.open, torn], obstacle: SAME_ROW });
    else if (before && !isAfter(before, placed))
      obstacles.push({ between: [before.block.open, block.open], obstacle: SAME_ROW });
    else {
      const branches = placed.stretches.map((stretch) => ({ ...stretch, id: (count += 1), blocks: [] }));
      const nested = { block, first, last, branches };
      branch.blocks.push(nested);
      around.push(nested);
    }
  }
  return { sheet, obstacles };
};

const contentOf = (stretches: readonly Stretch[]): Stretch => ({
  first: stretches[0]?.first ?? 0,
  last: stretches.at(-1)?.last ?? 0,
});

/** The tag of the block around it that stands in a row of this one, so that one would cut the other. */
const tornFrom = ({ block }: NestedBlock, branch: Branch, { stretches }: RowBlock, index: number) => {
  const content = contentOf(stretches);
  if (content.first > content.last) return undefined;
  if (content.first < branch.first) return index === 0 ? block.open : block.parts[index - 1];
  return content.last > branch.last ? (block.parts[index] ?? block.close) : undefined;
};

/** A row that only closes one and opens the next belongs to neither. */
const isAfter = (before: NestedBlock, { first, stretches }: RowBlock) =>
  before.last < first ||
  (before.last === first &&
    contentOf(before.branches).last < before.last &&
    contentOf(stretches).first > first);

import type { Scope } from '#office/language/scope.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { chooseBranches } from './choose-branches.ts';
import { join, TRACE } from './join.ts';
import type { Boundary, PlacedBlock } from './place-block.ts';

/** Something to change at a place, depending on what names mean there. */
export type ScopedEdit = { at: number; edits: (scope: Scope) => readonly Edit[] };

type Stretch = { from: Boundary; to: Boundary; scope: Scope; content: readonly ScopedEdit[] };

/** Turns blocks into edits of what they stand in, those inside others into edits of these. `content` must be sorted. */
export const nestBlocks = (
  source: string,
  blocks: readonly PlacedBlock[],
  content: readonly ScopedEdit[],
): ScopedEdit[] => {
  const sorted = blocks.toSorted((one, other) => startOf(one) - startOf(other) || endOf(other) - endOf(one));
  return nest(source, sorted, content);
};

const startOf = ({ boundaries }: PlacedBlock) => boundaries[0]?.before ?? 0;
const endOf = ({ boundaries }: PlacedBlock) => boundaries.at(-1)?.after ?? 0;

const nest = (
  source: string,
  blocks: readonly PlacedBlock[],
  content: readonly ScopedEdit[],
): ScopedEdit[] => {
  const nested: ScopedEdit[] = [];
  let next = 0;
  for (let index = 0; index < blocks.length;) {
    const block = blocks[index];
    if (!block) break;
    const inner = index + 1;
    while (index < blocks.length && startOf(blocks[index] ?? block) < endOf(block)) index += 1;
    const first = lowerBound(content, startOf(block), next);
    const last = lowerBound(content, endOf(block), first);
    nested.push(
      ...content.slice(next, first),
      toEdit(source, block, { blocks: blocks.slice(inner, index), content: content.slice(first, last) }),
    );
    next = last;
  }
  return [...nested, ...content.slice(next)];
};

const lowerBound = (content: readonly ScopedEdit[], position: number, from: number) => {
  let [low, high] = [from, content.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((content[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

type Inside = { blocks: readonly PlacedBlock[]; content: readonly ScopedEdit[] };

const toEdit = (source: string, block: PlacedBlock, inside: Inside): ScopedEdit => {
  const { boundaries } = block;
  const stretches = boundaries.slice(1).flatMap((to, index) => {
    const from = boundaries[index];
    return from ? [{ from, to, content: nestWithin(source, inside, from.after, to.before) }] : [];
  });
  const [first] = boundaries;
  const last = boundaries.at(-1);
  const edits = (scope: Scope): Edit[] => {
    if (!first || !last) return [];
    const chosen = choose(block, stretches, scope);
    const pieces = chosen.map(({ from, to, content, scope: inner }) => ({
      from,
      to,
      text: applyEdits(
        source,
        content.flatMap((item) => item.edits(inner)),
        { start: from.after, end: to.before },
      ),
    }));
    let [text, reached] = [block.isOfRows ? TRACE : '', first];
    for (const piece of pieces) {
      text += join(source, reached, piece.from) + piece.text;
      reached = piece.to;
    }
    return [{ start: first.before, end: last.after, text: text + join(source, reached, last) }];
  };
  return { at: startOf(block), edits };
};

const nestWithin = (source: string, { blocks, content }: Inside, start: number, end: number) =>
  nest(
    source,
    blocks.filter((block) => startOf(block) >= start && endOf(block) <= end),
    content.slice(lowerBound(content, start, 0), lowerBound(content, end, 0)),
  );

/** The stretch whose test holds, or one stretch for each row of a list. */
const choose = (block: PlacedBlock, stretches: readonly Omit<Stretch, 'scope'>[], scope: Scope): Stretch[] =>
  chooseBranches(block, scope).flatMap(({ index, scope: inner }) => {
    const stretch = stretches[index];
    return stretch ? [{ ...stretch, scope: inner }] : [];
  });

import type { Scope } from '#office/language/scope.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { chooseBranches } from './choose-branches.ts';
import { join, TRACE } from './join.ts';
import type { Boundary, PlacedBlock } from './place-block.ts';
import { listsBegunIn, restartLists, type Restarts } from './restart-numbering.ts';

/** Something to change at a place, depending on what names mean there. */
export type ScopedEdit = { at: number; edits: (scope: Scope) => readonly Edit[] };

type Stretch = { from: Boundary; to: Boundary; scope: Scope; content: readonly ScopedEdit[] };

/** The part that is rendered, and the lists of the document, if it has any. */
type Document = { source: string; restarts?: Restarts | undefined };

/** Turns blocks into edits of what they stand in, those inside others into edits of these. `content` must be sorted. */
export const nestBlocks = (
  document: Document,
  blocks: readonly PlacedBlock[],
  content: readonly ScopedEdit[],
): ScopedEdit[] => {
  const sorted = blocks.toSorted((one, other) => startOf(one) - startOf(other) || endOf(other) - endOf(one));
  return nest(document, sorted, content);
};

const startOf = ({ boundaries }: PlacedBlock) => boundaries[0]?.before ?? 0;
const endOf = ({ boundaries }: PlacedBlock) => boundaries.at(-1)?.after ?? 0;

const nest = (
  document: Document,
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
      toEdit(document, block, { blocks: blocks.slice(inner, index), content: content.slice(first, last) }),
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

const toEdit = (document: Document, block: PlacedBlock, inside: Inside): ScopedEdit => {
  const { boundaries } = block;
  const { source, restarts } = document;
  const stretches = boundaries.slice(1).flatMap((to, index) => {
    const from = boundaries[index];
    return from ? [{ from, to, content: nestWithin(document, inside, from.after, to.before) }] : [];
  });
  const [first] = boundaries;
  const last = boundaries.at(-1);
  let lists: string[] | undefined;
  const joins = new Map<string, string>();
  /** The same between every two rows. */
  const joined = (from: Boundary, to: Boundary) => {
    const key = `${from.before} ${to.before}`;
    const known = joins.get(key) ?? join(source, from, to);
    joins.set(key, known);
    return known;
  };
  const edits = (scope: Scope): Edit[] => {
    if (!first || !last) return [];
    let [text, reached] = [traceAt(first) + (block.isOfRows ? TRACE : ''), first];
    for (const [index, { from, to, content, scope: inner }] of choose(block, stretches, scope).entries()) {
      const range = { start: from.after, end: to.before };
      const edited = applyEdits(
        source,
        content.flatMap((item) => item.edits(inner)),
        range,
      );
      const isCopy = index > 0 && restarts !== undefined;
      if (isCopy) lists ??= listsBegunIn(source, range.start, range.end);
      text += joined(reached, from) + (isCopy ? restartLists(edited, lists ?? [], restarts) : edited);
      if (to !== last) text += traceAt(to);
      reached = to;
    }
    return [{ start: first.before, end: last.after, text: text + joined(reached, last) + traceAt(last) }];
  };
  return { at: startOf(block), edits };
};

/** Where a paragraph or row went with its tag. */
const traceAt = ({ before, after }: Boundary) => (before === after ? '' : TRACE);

const nestWithin = (document: Document, { blocks, content }: Inside, start: number, end: number) =>
  nest(
    document,
    blocks.filter((block) => startOf(block) >= start && endOf(block) <= end),
    content.slice(lowerBound(content, start, 0), lowerBound(content, end, 0)),
  );

/** The stretch whose test holds, or one stretch for each row of a list. */
const choose = (block: PlacedBlock, stretches: readonly Omit<Stretch, 'scope'>[], scope: Scope): Stretch[] =>
  chooseBranches(block, scope).flatMap(({ index, scope: inner }) => {
    const stretch = stretches[index];
    return stretch ? [{ ...stretch, scope: inner }] : [];
  });

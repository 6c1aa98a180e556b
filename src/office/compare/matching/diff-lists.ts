import { diffArrays } from 'diff';
import { commonEnds } from './common-ends.ts';
import { heaviestChain } from './heaviest-chain.ts';

export type ListChange = { kind: 'same' | 'added' | 'removed'; count: number };

/**
 * How one list becomes the other, with as little added and removed as there can be (Myers), unless that is more than `maxEdits`: then
 * with little, found in n log n. `edits` is what the work grows with, squared.
 */
export const diffLists = (older: readonly string[], newer: readonly string[], maxEdits: number) => {
  const { start, end } = commonEnds(older, newer);
  const olderMiddle = older.slice(start, older.length - end);
  const newerMiddle = newer.slice(start, newer.length - end);
  const shortest = diffArrays(olderMiddle, newerMiddle, { maxEditLength: maxEdits })?.map(
    ({ added, removed, count }): ListChange => ({ kind: kindOf(added, removed), count }),
  );
  const middle = shortest ?? diffByOccurrence(olderMiddle, newerMiddle);
  const changes: ListChange[] = [{ kind: 'same', count: start }, ...middle, { kind: 'same', count: end }];
  const edits = shortest
    ? middle.reduce((sum, { kind, count }) => (kind === 'same' ? sum : sum + count), 0)
    : maxEdits;
  return {
    changes: changes.filter(({ count }) => count > 0),
    edits,
    isCoarse: shortest === undefined,
  };
};

const kindOf = (added: boolean, removed: boolean) => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

/** Takes the first of equal members for the first, the second for the second, and keeps those that are in order. */
const diffByOccurrence = (older: readonly string[], newer: readonly string[]): ListChange[] => {
  const known = Map.groupBy(newer.keys(), (index) => newer[index]);
  const seen = new Map<string, number>();
  const pairs = older.flatMap((member, index) => {
    const occurrence = seen.get(member) ?? 0;
    seen.set(member, occurrence + 1);
    const found = known.get(member)?.[occurrence];
    return found === undefined ? [] : [{ older: index, newer: found, weight: weightOf(member) }];
  });
  const changes: ListChange[] = [];
  const add = (kind: ListChange['kind'], count: number) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.count += count;
    else if (count > 0) changes.push({ kind, count });
  };
  let [olderAt, newerAt] = [0, 0];
  for (const pair of [...heaviestChain(pairs), { older: older.length, newer: newer.length }]) {
    add('removed', pair.older - olderAt);
    add('added', pair.newer - newerAt);
    if (pair.older < older.length) add('same', 1);
    [olderAt, newerAt] = [pair.older + 1, pair.newer + 1];
  }
  return changes;
};

/** Spaces follow the words, not the other way around. */
const SPACE_WEIGHT = 0.01;
const weightOf = (member: string) => (member.trim() === '' ? SPACE_WEIGHT : member.length);

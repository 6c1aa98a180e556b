import { diffArrays } from 'diff';
import { commonEnds } from './common-ends.ts';

export type ListChange = { kind: 'same' | 'added' | 'removed'; count: number };

/**
 * How one list becomes the other (Myers), with at most so many members added and removed in between. Beyond that, all between the
 * ends that they have in common is removed and added. `edits` is what the work grows with, squared.
 */
export const diffLists = (older: readonly string[], newer: readonly string[], maxEdits: number) => {
  const { start, end } = commonEnds(older, newer);
  const olderMiddle = older.slice(start, older.length - end);
  const newerMiddle = newer.slice(start, newer.length - end);
  const found = diffArrays(olderMiddle, newerMiddle, { maxEditLength: maxEdits });
  const middle: ListChange[] = found
    ? found.map(({ added, removed, count }) => ({ kind: kindOf(added, removed), count }))
    : [
        { kind: 'removed', count: olderMiddle.length },
        { kind: 'added', count: newerMiddle.length },
      ];
  const changes: ListChange[] = [{ kind: 'same', count: start }, ...middle, { kind: 'same', count: end }];
  const edits = found
    ? middle.reduce((sum, { kind, count }) => (kind === 'same' ? sum : sum + count), 0)
    : maxEdits;
  return { changes: changes.filter(({ count }) => count > 0), edits, isCoarse: found === undefined };
};

const kindOf = (added: boolean, removed: boolean) => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

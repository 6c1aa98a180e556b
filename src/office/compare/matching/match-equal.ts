import { diffLists } from './diff-lists.ts';
import { heaviestChain, type Pair } from './heaviest-chain.ts';
import type { WorkBudget } from '#office/compare/work-budget.ts';

/** Between two unique members there are few that are not, but for documents of nothing but repetitions. */
const MAX_EDITS = 700;
/** How much a member weighs for being one, in letters: what is long stays, and what is short has moved around it. */
const MEMBER_WEIGHT = 100;

type Keyed = { key: string; text: string };
type Range = { older: [from: number, to: number]; newer: [from: number, to: number] };

/**
 * Pairs of equal members that keep their order. First those that are there once on either side, which cannot be mistaken (as in a
 * patience diff), then what repeats between them.
 */
export const matchEqual = (older: readonly Keyed[], newer: readonly Keyed[], budget: WorkBudget): Pair[] => {
  const anchors = heaviestChain(uniquePairs(older, newer));
  const pairs: Pair[] = [];
  let [olderFrom, newerFrom] = [0, 0];
  for (const end of [...anchors, { older: older.length, newer: newer.length }]) {
    const range: Range = { older: [olderFrom, end.older], newer: [newerFrom, end.newer] };
    for (const pair of matchRange(older, newer, range, budget)) pairs.push(pair);
    if (end.older < older.length) pairs.push({ older: end.older, newer: end.newer });
    [olderFrom, newerFrom] = [end.older + 1, end.newer + 1];
  }
  return pairs;
};

const uniquePairs = (older: readonly Keyed[], newer: readonly Keyed[]) => {
  const known = uniqueIndices(newer);
  return [...uniqueIndices(older)].flatMap(([key, index]) => {
    const found = known.get(key);
    const weight = MEMBER_WEIGHT + (older[index]?.text.length ?? 0);
    return found === undefined ? [] : [{ older: index, newer: found, weight }];
  });
};

const uniqueIndices = (members: readonly Keyed[]) => {
  const first = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, { key }] of members.entries()) {
    if (first.has(key)) repeated.add(key);
    else first.set(key, index);
  }
  for (const key of repeated) first.delete(key);
  return first;
};

/** Only what is there on both sides is looked at: what is new or gone has no equal, and would cost as much. */
const matchRange = (
  older: readonly Keyed[],
  newer: readonly Keyed[],
  range: Range,
  budget: WorkBudget,
): Pair[] => {
  const olderOnes = membersIn(older, range.older);
  const newerOnes = membersIn(newer, range.newer);
  const olderKeys = new Set(olderOnes.map(({ key }) => key));
  const newerKeys = new Set(newerOnes.map(({ key }) => key));
  const olderShared = olderOnes.filter(({ key }) => newerKeys.has(key));
  const newerShared = newerOnes.filter(({ key }) => olderKeys.has(key));
  if (olderShared.length === 0) return [];
  const possible = Math.min(MAX_EDITS, olderShared.length + newerShared.length);
  const { changes, isCoarse } = diffLists(
    olderShared.map(({ key }) => key),
    newerShared.map(({ key }) => key),
    budget.takeForAligning(possible ** 2) ? possible : 0,
  );
  if (isCoarse) budget.noteCoarse();
  const pairs: Pair[] = [];
  let [olderAt, newerAt] = [0, 0];
  for (const { kind, count } of changes) {
    if (kind === 'same')
      for (const [step, { index }] of olderShared.slice(olderAt, olderAt + count).entries())
        pairs.push({ older: index, newer: newerShared[newerAt + step]?.index ?? 0 });
    if (kind !== 'added') olderAt += count;
    if (kind !== 'removed') newerAt += count;
  }
  return pairs;
};

const membersIn = (members: readonly Keyed[], [from, to]: [number, number]) =>
  members.slice(from, to).map(({ key }, step) => ({ key, index: from + step }));

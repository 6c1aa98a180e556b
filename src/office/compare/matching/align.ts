import { findAlike, type Indexed, type LikenessOf, type Member } from './find-alike.ts';
import { heaviestChain, type Pair } from './heaviest-chain.ts';
import { matchEqual } from './match-equal.ts';
import type { WorkBudget } from '#office/compare/work-budget.ts';

/** From this likeness on, what stands at the same place is the same with other words. */
const ALIKE_IN_PLACE = 0.4;
/** Elsewhere it takes more: sentences of one subject share many words. */
const ALIKE_ELSEWHERE = 0.6;
/** Shorter ones are alike by chance. */
const MIN_WORDS_OF_MOVED = 4;

export type AlignedPair = Pair & { isMoved: boolean };

type Options<M extends Member> = { likenessOf: LikenessOf<M>; budget: WorkBudget; mayMove?: boolean };

/** Which members of two lists are the same: by equality, then by likeness, in order; then those that moved. Each is in one pair at most. */
export const align = <M extends Member>(
  older: readonly M[],
  newer: readonly M[],
  { likenessOf, budget, mayMove = true }: Options<M>,
): AlignedPair[] => {
  const pairs: AlignedPair[] = [];
  const free = { older: new Set(older.keys()), newer: new Set(newer.keys()) };
  const accept = (pair: Pair, isMoved: boolean) => {
    if (!free.older.has(pair.older) || !free.newer.has(pair.newer)) return;
    free.older.delete(pair.older);
    free.newer.delete(pair.newer);
    pairs.push({ older: pair.older, newer: pair.newer, isMoved });
  };
  const freeOlder = () => indexed(older, free.older);
  const freeNewer = () => indexed(newer, free.newer);

  const fixed = matchEqual(older, newer, budget);
  for (const pair of fixed) accept(pair, false);
  if (mayMove) for (const pair of equalElsewhere(freeOlder(), freeNewer())) accept(pair, true);
  for (const gap of gapsBetween(fixed, freeOlder(), freeNewer())) {
    const alike = findAlike(gap.older, gap.newer, { likenessOf, atLeast: ALIKE_IN_PLACE, budget });
    for (const pair of heaviestChain(alike)) accept(pair, false);
  }
  if (mayMove) {
    const alike = findAlike(freeOlder(), freeNewer(), {
      likenessOf: (one, other) => (isTelling(one) && isTelling(other) ? likenessOf(one, other) : 0),
      atLeast: ALIKE_ELSEWHERE,
      budget,
    });
    for (const pair of alike.toSorted((one, other) => other.weight - one.weight)) accept(pair, true);
  }
  return pairs;
};

const indexed = <M>(members: readonly M[], indices: ReadonlySet<number>): Indexed<M>[] =>
  [...indices].map((index) => ({ member: members[index] as M, index }));

const isTelling = (member: Member) => member.bag().size >= MIN_WORDS_OF_MOVED;

/** Of several equal ones the first went where the first is. One that is short and not alone, such as 'N/A', is nothing that moves. */
const equalElsewhere = (older: readonly Indexed<Member>[], newer: readonly Indexed<Member>[]): Pair[] => {
  const arrived = Map.groupBy(newer, ({ member }) => member.key);
  const left = Map.groupBy(older, ({ member }) => member.key);
  return [...left].flatMap(([key, from]) => {
    const to = arrived.get(key) ?? [];
    const [first] = from;
    const isAlone = from.length === 1 && to.length === 1;
    if (!first || to.length === 0 || (!isAlone && !isTelling(first.member))) return [];
    return from
      .slice(0, to.length)
      .map(({ index }, which) => ({ older: index, newer: to[which]?.index ?? 0 }));
  });
};

/** What is left between two members that stay. */
const gapsBetween = <M>(
  fixed: readonly Pair[],
  older: readonly Indexed<M>[],
  newer: readonly Indexed<M>[],
): { older: Indexed<M>[]; newer: Indexed<M>[] }[] => {
  const gaps: { older: Indexed<M>[]; newer: Indexed<M>[] }[] = [];
  let [olderAt, newerAt] = [0, 0];
  const takeUntil = (members: readonly Indexed<M>[], from: number, end: number) => {
    let to = from;
    while (to < members.length && (members[to]?.index ?? 0) < end) to += 1;
    return members.slice(from, to);
  };
  for (const end of [...fixed, { older: Infinity, newer: Infinity }]) {
    const gap = {
      older: takeUntil(older, olderAt, end.older),
      newer: takeUntil(newer, newerAt, end.newer),
    };
    olderAt += gap.older.length;
    newerAt += gap.newer.length;
    if (gap.older.length > 0 && gap.newer.length > 0) gaps.push(gap);
  }
  return gaps;
};

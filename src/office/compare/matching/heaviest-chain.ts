/** A member of the older list and one of the newer that may be the same thing. */
export type Pair = { older: number; newer: number };
export type WeightedPair = Pair & { weight: number };

type Link = { pair: WeightedPair; total: number; before: Link | undefined };

/**
 * Of pairs that contradict each other, those that keep their order and weigh most together: the heaviest increasing subsequence, in
 * n log n by a Fenwick tree of the best chain up to each newer index.
 */
export const heaviestChain = (pairs: readonly WeightedPair[]): WeightedPair[] => {
  const ranks = new Map(
    [...new Set(pairs.map(({ newer }) => newer))]
      .toSorted((one, other) => one - other)
      .map((newer, rank) => [newer, rank] as const),
  );
  const best: (Link | undefined)[] = Array.from({ length: ranks.size + 1 });
  const bestBefore = (rank: number) => {
    let found: Link | undefined;
    for (let at = rank; at > 0; at -= at & -at) found = heavier(found, best[at]);
    return found;
  };
  let heaviest: Link | undefined;
  // Of one older member the later pairs come first, so that none of them is taken for the predecessor of another.
  const inOrder = pairs.toSorted((one, other) => one.older - other.older || other.newer - one.newer);
  for (const pair of inOrder) {
    const rank = ranks.get(pair.newer) ?? 0;
    const before = bestBefore(rank);
    const link = { pair, total: (before?.total ?? 0) + pair.weight, before };
    for (let at = rank + 1; at < best.length; at += at & -at) best[at] = heavier(best[at], link);
    heaviest = heavier(heaviest, link);
  }
  const chain: WeightedPair[] = [];
  for (let link = heaviest; link; link = link.before) chain.push(link.pair);
  return chain.toReversed();
};

const heavier = (one: Link | undefined, other: Link | undefined) =>
  one === undefined || (other !== undefined && other.total > one.total) ? other : one;

import type { AlignedPair } from './align.ts';

/** A line of a comparison, in the order of reading. What moved is there twice: where it left, and where it arrived. */
export type Line<M> =
  | { state: 'removed'; older: M }
  | { state: 'added'; newer: M }
  | { state: 'kept'; older: M; newer: M }
  | { state: 'left'; older: M; to: number }
  | { state: 'arrived'; older: M; newer: M; from: number };

/** Both lists as one: what is gone stands before what came in its place. `start`: the index that the first line will have. */
export const arrange = <M>(
  older: readonly M[],
  newer: readonly M[],
  pairs: readonly AlignedPair[],
  start = 0,
): Line<M>[] => {
  const moved = pairs.filter(({ isMoved }) => isMoved);
  const kept = pairs.filter(({ isMoved }) => !isMoved).toSorted((one, other) => one.older - other.older);
  const order = orderOf(older.length, newer.length, kept);
  const lineOfOlder = new Map(order.map((place, line) => [place.older, start + line]));
  const lineOfNewer = new Map(order.map((place, line) => [place.newer, start + line]));
  const movedFrom = new Map(moved.map((pair) => [pair.newer, pair.older]));
  const movedTo = new Map(moved.map((pair) => [pair.older, pair.newer]));

  return order.map((place): Line<M> => {
    if (place.newer === undefined) {
      const left = { older: older[place.older] as M };
      const target = movedTo.get(place.older);
      if (target === undefined) return { state: 'removed', ...left };
      return { state: 'left', ...left, to: lineOfNewer.get(target) ?? start };
    }
    const arrived = { newer: newer[place.newer] as M };
    if (place.older !== undefined) return { state: 'kept', older: older[place.older] as M, ...arrived };
    const origin = movedFrom.get(place.newer);
    if (origin === undefined) return { state: 'added', ...arrived };
    return {
      state: 'arrived',
      older: older[origin] as M,
      ...arrived,
      from: lineOfOlder.get(origin) ?? start,
    };
  });
};

type Kept = { older: number; newer: number };
type Place = Kept | { older: number; newer?: undefined } | { older?: undefined; newer: number };

const orderOf = (olderCount: number, newerCount: number, kept: readonly Kept[]): Place[] => {
  const order: Place[] = [];
  let [olderAt, newerAt] = [0, 0];
  const addUntil = (end: Kept) => {
    for (; olderAt < end.older; olderAt += 1) order.push({ older: olderAt });
    for (; newerAt < end.newer; newerAt += 1) order.push({ newer: newerAt });
  };
  for (const pair of kept) {
    addUntil(pair);
    order.push({ older: pair.older, newer: pair.newer });
    [olderAt, newerAt] = [pair.older + 1, pair.newer + 1];
  }
  addUntil({ older: olderCount, newer: newerCount });
  return order;
};

import type { BinderInput, BinderNeed, BinderPage, BinderState } from '#shared/contract/binder.ts';
import { NEEDS } from './binder-needs.ts';

/** How many documents stand in the same way and need the same. */
export type Tally = { state: BinderState; needs: number; count: number }[];

const isNeeded = (need: BinderNeed, { needs }: Tally[number]) => (needs & (1 << NEEDS.indexOf(need))) !== 0;

const sumOf = (tally: Tally) => tally.reduce((sum, { count }) => sum + count, 0);

export const countsOf = (tally: Tally): BinderPage['counts'] => {
  const inState = (wanted: BinderState) => sumOf(tally.filter(({ state }) => state === wanted));
  const inNeed = (need: BinderNeed) => sumOf(tally.filter((row) => isNeeded(need, row)));
  return {
    all: sumOf(tally),
    draft: inState('draft'),
    inForce: inState('in-force'),
    withdrawn: inState('withdrawn'),
    approve: inNeed('approve'),
    update: inNeed('update'),
    review: inNeed('review'),
    read: inNeed('read'),
  };
};

/** Of those that a filter asks for, how many there are of each first need, and of none. */
export const sizesOf = (tally: Tally, { state, need }: Pick<BinderInput, 'state' | 'need'>) => {
  const asked = tally.filter((row) => (!state || row.state === state) && (!need || isNeeded(need, row)));
  const firstOf = (row: Tally[number]) => {
    const place = NEEDS.findIndex((one) => isNeeded(one, row));
    return place < 0 ? NEEDS.length : place;
  };
  return [...NEEDS, null].map((_, place) => sumOf(asked.filter((row) => firstOf(row) === place)));
};

/** A stretch of the documents of one first need, of which there are `size`. */
export type Stretch = { place: number; offset: number; limit: number; size: number };

/** A page of a list that is made of parts of these sizes, one after the other: what it shows of each part. */
export const stretchesOf = (sizes: readonly number[], { page, limit }: { page: number; limit: number }) => {
  const [from, to] = [(page - 1) * limit, page * limit];
  let start = 0;
  return sizes.flatMap((size, place): Stretch[] => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, size)];
    start += size;
    return first < last ? [{ place, offset: first, limit: last - first, size }] : [];
  });
};

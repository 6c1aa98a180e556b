import type { WeightedPair } from './heaviest-chain.ts';
import type { WordBag } from './likeness.ts';
import type { WorkBudget } from '#office/compare/work-budget.ts';

/** What lists are aligned by: equal keys are the same, alike bags may be. */
export type Member = { key: string; text: string; bag: () => WordBag };

export type LikenessOf<M extends Member> = (older: M, newer: M) => number;

type Asked<M extends Member> = {
  likenessOf: LikenessOf<M>;
  atLeast: number;
  budget: WorkBudget;
};

export type Indexed<M> = { member: M; index: number };

/** More than five hundred pages have; among more of them, only equal ones are found. */
const MAX_MEMBERS = 20_000;
/** A word of more members than this says little about any of them. */
const MAX_POSTINGS = 64;
const RARE_WORDS = 6;
const MAX_CANDIDATES = 3;

/**
 * The pairs of an older and a newer member that are alike. All are looked at where that is affordable; of very many, only
 * those that are likely.
 */
export const findAlike = <M extends Member>(
  older: readonly Indexed<M>[],
  newer: readonly Indexed<M>[],
  { likenessOf, atLeast, budget }: Asked<M>,
): WeightedPair[] => {
  if (older.length === 0 || newer.length === 0) return [];
  if (older.length > MAX_MEMBERS || newer.length > MAX_MEMBERS) {
    budget.noteCoarse();
    return [];
  }
  const pairs: WeightedPair[] = [];
  const consider = (one: Indexed<M>, other: Indexed<M>) => {
    const weight = likenessOf(one.member, other.member);
    if (weight >= atLeast) pairs.push({ older: one.index, newer: other.index, weight });
  };
  const steps = Math.min(older.length * wordsIn(newer), newer.length * wordsIn(older));
  const isAffordable = budget.takeForAligning(steps);
  const candidatesOf = isAffordable ? () => newer : likelyAmong(newer, older.length);
  if (!isAffordable) budget.noteCoarse();
  for (const [position, one] of older.entries())
    for (const other of candidatesOf(one, position)) consider(one, other);
  return pairs;
};

const wordsIn = (members: readonly Indexed<Member>[]) =>
  members.reduce((sum, { member }) => sum + member.bag().counts.size + 1, 0);

/** Those that share the rarest words with it, and those that stand where it stood, counted from either end. */
const likelyAmong = <M extends Member>(newer: readonly Indexed<M>[], olderCount: number) => {
  const postings = new Map<string, Indexed<M>[]>();
  for (const indexed of newer)
    for (const word of indexed.member.bag().counts.keys()) {
      const holders = postings.get(word);
      if (holders) holders.push(indexed);
      else postings.set(word, [indexed]);
    }
  return ({ member }: Indexed<M>, position: number): Iterable<Indexed<M>> => {
    const votes = new Map<Indexed<M>, number>();
    const rarest = [...member.bag().counts.keys()]
      .map((word) => postings.get(word) ?? [])
      .filter(({ length }) => length > 0 && length <= MAX_POSTINGS)
      .toSorted((one, other) => one.length - other.length)
      .slice(0, RARE_WORDS);
    for (const holders of rarest)
      for (const holder of holders) votes.set(holder, (votes.get(holder) ?? 0) + 1);
    const elected = [...votes].toSorted(([, one], [, other]) => other - one).slice(0, MAX_CANDIDATES);
    const inPlace = [newer[position], newer[newer.length - olderCount + position]];
    return new Set([...elected.map(([holder]) => holder), ...inPlace.filter((found) => found !== undefined)]);
  };
};

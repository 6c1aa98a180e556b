import type { WeightedPair } from './heaviest-chain.ts';
import type { WordBag } from './likeness.ts';
import type { WorkBudget } from './work-budget.ts';

/** What lists are aligned by: equal keys are the same, alike bags may be. */
export type Member = { key: string; text: string; bag: () => WordBag };

export type LikenessOf<M extends Member> = (older: M, newer: M) => number;

type Asked<M extends Member> = {
  likenessOf: LikenessOf<M>;
  atLeast: number;
  budget: WorkBudget;
};

export type Indexed<M> = { member: M; index: number };

/** A word of more members than this says little about any of them. */
const MAX_POSTINGS = 8;
const MAX_CANDIDATES = 3;

/**
 * The pairs of an older and a newer member that are alike. All are looked at where that is affordable; of very many, only those that
 * share their rarer words.
 */
export const findAlike = <M extends Member>(
  older: readonly Indexed<M>[],
  newer: readonly Indexed<M>[],
  { likenessOf, atLeast, budget }: Asked<M>,
): WeightedPair[] => {
  if (older.length === 0 || newer.length === 0) return [];
  const pairs: WeightedPair[] = [];
  const consider = (one: Indexed<M>, other: Indexed<M>) => {
    const weight = likenessOf(one.member, other.member);
    if (weight >= atLeast) pairs.push({ older: one.index, newer: other.index, weight });
  };
  const steps = Math.min(older.length * wordsIn(newer), newer.length * wordsIn(older));
  const isAffordable = budget.takeForAligning(steps);
  const candidatesOf = isAffordable ? () => newer : byRareWords(newer);
  if (!isAffordable) budget.noteCoarse();
  for (const one of older) for (const other of candidatesOf(one)) consider(one, other);
  return pairs;
};

const wordsIn = (members: readonly Indexed<Member>[]) =>
  members.reduce((sum, { member }) => sum + member.bag().counts.size + 1, 0);

const byRareWords = <M extends Member>(members: readonly Indexed<M>[]) => {
  const postings = new Map<string, Indexed<M>[]>();
  for (const indexed of members)
    for (const word of indexed.member.bag().counts.keys()) {
      const holders = postings.get(word);
      if (!holders) postings.set(word, [indexed]);
      else if (holders.length <= MAX_POSTINGS) holders.push(indexed);
    }
  return ({ member }: Indexed<M>): Indexed<M>[] => {
    const votes = new Map<Indexed<M>, number>();
    for (const word of member.bag().counts.keys()) {
      const holders = postings.get(word) ?? [];
      if (holders.length > MAX_POSTINGS) continue;
      for (const holder of holders) votes.set(holder, (votes.get(holder) ?? 0) + 1);
    }
    return [...votes]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_CANDIDATES)
      .map(([holder]) => holder);
  };
};

import { roughWords } from '#office/compare/split-words.ts';

/** How often each word is in a text. */
export type WordBag = { counts: ReadonlyMap<string, number>; size: number; pairs: WordBag | undefined };

/** Of a heading or a name, a corrected letter leaves no word the same. */
const SHORT_TEXT = 40;

const bagOf = (words: readonly string[], pairs?: WordBag): WordBag => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, size: words.length, pairs };
};

export const wordBagOf = (text: string): WordBag =>
  bagOf(roughWords(text), text.length > SHORT_TEXT ? undefined : bagOf(letterPairs(text.toLowerCase())));

const letterPairs = (text: string) => {
  const letters = Array.from(text);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

/** From 0 to 1: the share of words that two texts have in common. */
export const likeness = (one: WordBag, other: WordBag): number => {
  const byWords = share(one, other);
  return one.pairs && other.pairs ? Math.max(byWords, share(one.pairs, other.pairs)) : byWords;
};

/** The Sørensen–Dice coefficient. */
const share = (one: WordBag, other: WordBag) => {
  if (one.size === 0 || other.size === 0) return 0;
  const [fewer, more] = one.counts.size <= other.counts.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, count] of fewer.counts) common += Math.min(count, more.counts.get(word) ?? 0);
  return (2 * common) / (one.size + other.size);
};

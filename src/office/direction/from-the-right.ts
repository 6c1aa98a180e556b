const LETTERS =
  '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}';
const LETTER = new RegExp(`[${LETTERS}]`, 'u');
/** What stands between two words of such a language belongs to them. */
const PHRASE = new RegExp(`[${LETTERS}](?:[${LETTERS}\\p{M}\\p{N}\\p{P}\\s]*[${LETTERS}\\p{M}])?`, 'gu');
const FIRST_LETTER = /\p{L}/u;

/** Scripts that Word gives a size and a weight of their own, though they are written from the left. */
const COMPLEX =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export const isComplex = (text: string) => COMPLEX.test(text);

/** Whether letters that are written from the right are among it. */
export const isFromTheRight = (text: string) => LETTER.test(text);

const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT = '\u200f';

/** Marks that are never seen, for what stands around a text from the right in a line from the left. */
export const MARKS = { before: LEFT_TO_RIGHT + RIGHT_TO_LEFT, after: RIGHT_TO_LEFT + LEFT_TO_RIGHT } as const;

/** A text in stretches of one direction each. Its first letter decides for all of it, if that is from the right. */
export const stretchesOf = (text: string): { text: string; isFromTheRight: boolean }[] => {
  if (isFromTheRight(FIRST_LETTER.exec(text)?.[0] ?? '')) return [{ text, isFromTheRight: true }];
  const stretches: { text: string; isFromTheRight: boolean }[] = [];
  let reached = 0;
  for (const { 0: phrase, index } of text.matchAll(PHRASE)) {
    stretches.push({ text: text.slice(reached, index), isFromTheRight: false });
    stretches.push({ text: phrase, isFromTheRight: true });
    reached = index + phrase.length;
  }
  stretches.push({ text: text.slice(reached), isFromTheRight: false });
  return stretches.filter((stretch) => stretch.text !== '');
};

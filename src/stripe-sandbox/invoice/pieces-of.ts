const RIGHT_TO_LEFT = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}';
/** Whatever stands between two words of a language written from the right belongs to it, but numbers. */
const PHRASE = new RegExp(
  `[${RIGHT_TO_LEFT}](?:[${RIGHT_TO_LEFT}\\p{M}\\s\\p{P}]*[${RIGHT_TO_LEFT}\\p{M}])?`,
  'gu',
);

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What has to be set in one font: whole phrases from the right, else what reads as one character. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let reached = 0;
  const characters = (until: number) =>
    Array.from(segmenter.segment(text.slice(reached, until)), ({ segment }) => segment);
  for (const { 0: phrase, index } of text.matchAll(PHRASE)) {
    pieces.push(...characters(index), phrase);
    reached = index + phrase.length;
  }
  return [...pieces, ...characters(text.length)];
};

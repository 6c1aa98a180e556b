/** Its rules are those of Unicode, whatever language is named; it knows the words of scripts that are written without spaces. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** From here on a text takes too long to be cut by dictionaries. */
const LONGEST_FOR_SEGMENTER = 100_000;

/** Words, spaces and signs, in order and complete. */
export const splitWords = (text: string): string[] =>
  text.length > LONGEST_FOR_SEGMENTER
    ? (text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? [])
    : Array.from(segmenter.segment(text), ({ segment }) => segment);

const WITHOUT_SPACES =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
const ROUGH_WORD = new RegExp(
  `[${WITHOUT_SPACES}]|[\\p{L}\\p{N}\\p{M}]+|[^\\s\\p{L}\\p{N}\\p{M}\\p{P}]`,
  'gu',
);

/** What a text is about, much faster than by its words and good enough to tell how alike two texts are. */
export const roughWords = (text: string): string[] => text.toLowerCase().match(ROUGH_WORD) ?? [];

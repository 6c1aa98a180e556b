/**
 * Latin, Greek and Cyrillic letters without their accents. Marks of other scripts are letters of theirs and stay.
 */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** The words of a text in the search's spelling: small letters, no accents, nothing but letters and digits. */
export const wordsIn = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export type Searchable = {
  name: string;
  keywords: string[];
  industry: string | null;
  templateNames: string[];
};

/** The words of a product by how much they say about it: A most, D least. */
export type WeighedWords = Record<'A' | 'B' | 'C' | 'D', string[]>;

export const weighedWordsOf = ({ name, keywords, industry, templateNames }: Searchable): WeighedWords => ({
  A: distinct(wordsIn(name)),
  B: distinct(keywords.flatMap(wordsIn)),
  C: distinct(wordsIn(industry ?? '')),
  D: distinct(templateNames.flatMap(wordsIn)),
});

/** A word says no more about a bundle because forty of its documents bear it. */
const distinct = (words: string[]) => [...new Set(words)];

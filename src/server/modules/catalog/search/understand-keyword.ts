import type { Database } from '#server/db/connect.ts';
import { wordsIn } from '#server/modules/catalog-index/search-text.ts';
import { findAlike, findMatches } from './product-search-repo.ts';
import { search } from './search-limits.ts';
import { type Meanings, type WordQuery, wordQuery } from './search-query.ts';
import { isLikelyTypo } from './typo.ts';

/** What a keyword was taken for, and what that finds in the whole shop, the most relevant first. */
type Understood = { query: WordQuery; ids: number[] };

/** As typed; if that finds nothing, with likely typos put right; if that does not either, some of the words. */
export const understandKeyword = async (db: Database, keyword: string): Promise<Understood | undefined> => {
  const words = [...new Set(wordsIn(keyword))].slice(0, search.maxWords);
  if (words.length === 0) return undefined;
  const find = async (meanings: Meanings, join: 'all' | 'any') => {
    const query = wordQuery(meanings, join);
    return { query, ids: await findMatches(db, { ...query, limit: search.maxResults }) };
  };
  const asTyped = await find(
    words.map((word) => [word]),
    'all',
  );
  if (asTyped.ids.length > 0) return asTyped;
  const meanings = await meaningsOf(db, words);
  const corrected = await find(meanings, 'all');
  return corrected.ids.length > 0 || words.length === 1 ? corrected : find(meanings, 'any');
};

const meaningsOf = async (db: Database, words: string[]): Promise<Meanings> => {
  const alike = await findAlike(db, words, search.wordsAlike);
  return words.map((word) => [
    word,
    ...alike
      .filter(({ asked, known }) => asked === word && isLikelyTypo(word, known))
      .map(({ known }) => known),
  ]);
};

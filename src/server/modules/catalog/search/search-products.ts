import type { Services } from '#server/kernel/services.ts';
import { wordsIn } from '#server/modules/catalog-index/search-text.ts';
import { productList } from '#shared/limits/product.ts';
import { listNewestIds } from '#server/modules/catalog/product-read-repo.ts';
import { findAlike, findMatches } from './product-search-repo.ts';
import { readProducts } from '#server/modules/catalog/product-cache.ts';
import { search } from './search-limits.ts';
import { type Meanings, wordQuery } from './search-query.ts';
import { isLikelyTypo } from './typo.ts';

/** The most relevant products first. No keyword at all gives the newest. */
export const searchProducts = async ({ db }: Pick<Services, 'db'>, keyword: string) => {
  const words = [...new Set(wordsIn(keyword))].slice(0, search.maxWords);
  return readProducts(db)(
    keyword === '' ? listNewestIds(db, { limit: productList.maxPageSize }) : findIds(db, words),
  );
};

/** As typed; if that finds nothing, with likely typos put right; if that does not either, some of the words. */
const findIds = async (db: Services['db'], words: string[]) => {
  if (words.length === 0) return [];
  const find = (meanings: Meanings, join: 'all' | 'any') =>
    findMatches(db, { ...wordQuery(meanings, join), limit: search.maxResults });
  const asTyped = await find(
    words.map((word) => [word]),
    'all',
  );
  if (asTyped.length > 0) return asTyped;
  const meanings = await meaningsOf(db, words);
  const corrected = await find(meanings, 'all');
  return corrected.length > 0 || words.length === 1 ? corrected : find(meanings, 'any');
};

const meaningsOf = async (db: Services['db'], words: string[]): Promise<Meanings> => {
  const alike = await findAlike(db, words, search.wordsAlike);
  return words.map((word) => [
    word,
    ...alike
      .filter(({ asked, known }) => asked === word && isLikelyTypo(word, known))
      .map(({ known }) => known),
  ]);
};

import type { Services } from '#server/kernel/services.ts';
import { readProducts } from '#server/modules/catalog/product-cache.ts';
import type { Industry } from '#shared/industries.ts';
import { countMatches, findMatches } from './product-search-repo.ts';
import { search } from './search-limits.ts';
import { understandKeyword } from './understand-keyword.ts';

/**
 * The most relevant products of one industry; if it has none, how many there are elsewhere. What the keyword means is
 * decided by the whole shop: a word that another industry has is no slip of the pen in this one.
 */
export const searchIndustry = async (
  { db }: Pick<Services, 'db'>,
  { keyword, industry }: { keyword: string; industry: Industry },
) => {
  const understood = await understandKeyword(db, keyword);
  if (!understood?.ids.length) return { products: [], elsewhere: [] };
  const products = await readProducts(db)(
    findMatches(db, { ...understood.query, industry, limit: search.maxResults }),
  );
  return { products, elsewhere: products.length > 0 ? [] : await countMatches(db, understood.query) };
};

import type { Services } from '#server/kernel/services.ts';
import type { Industry } from '#shared/industries.ts';
import { listNewestIds } from './product-read-repo.ts';
import { readProducts } from './product-cache.ts';

type ProductPageQuery = { industry?: Industry | undefined; after?: string | undefined; limit: number };

/** A page of products, the newest first, and the cursor of the next one if there is more. */
export const listProductPage = async (
  { db }: Pick<Services, 'db'>,
  { industry, after, limit }: ProductPageQuery,
) => {
  const found = listNewestIds(db, {
    industry,
    limit: limit + 1,
    ...(after === undefined ? {} : { before: Number(after) }),
  });
  const products = await readProducts(db)(found.then((ids) => ids.slice(0, limit)));
  const ids = await found;
  return { products, next: ids.length > limit ? String(ids[limit - 1]) : null };
};

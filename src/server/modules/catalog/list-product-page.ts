import type { Services } from '#server/kernel/services.ts';
import type { Industry } from '#shared/industries.ts';
import { listProducts } from './product-read-repo.ts';

type ProductPageQuery = { industry?: Industry | undefined; after?: string | undefined; limit: number };

/** A page of products, the newest first, and the cursor of the next one if there is more. */
export const listProductPage = async (
  { db }: Pick<Services, 'db'>,
  { industry, after, limit }: ProductPageQuery,
) => {
  const found = await listProducts(db, {
    industry,
    limit: limit + 1,
    ...(after === undefined ? {} : { before: Number(after) }),
  });
  const products = found.slice(0, limit);
  const last = products.at(-1);
  return { products, next: found.length > limit && last ? String(last.id) : null };
};

import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalog.ts';

export type PricedProduct = {
  productId: number;
  name: string;
  slug: string;
  priceId: string;
  priceInCents: number;
};

/** The products that are sold now under these prices; an old price names none. */
export const listPricedProducts = async (db: Queryable, priceIds: string[]): Promise<PricedProduct[]> => {
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      slug: products.slug,
      priceId: products.stripePriceId,
      priceInCents: products.priceInCents,
    })
    .from(products)
    .where(and(inArray(products.stripePriceId, priceIds), isNull(products.archivedAt)));
  return rows.flatMap(({ priceId, ...row }) => (priceId === null ? [] : [{ ...row, priceId }]));
};

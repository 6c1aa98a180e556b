import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalog.ts';

/** Every product that is sold; no id is below. */
const sold = and(gt(products.id, 0), isNull(products.archivedAt));

export const countSlugs = (db: Database) => db.$count(products, sold);

/** The slugs of products that are sold, the oldest first. */
export const listSlugs = async (db: Database, page: { limit: number; offset: number }) => {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sold)
    .orderBy(asc(products.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ slug }) => slug);
};

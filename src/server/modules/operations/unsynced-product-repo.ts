import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { productChanges, products } from '#server/db/schema/catalog.ts';

export type UnsyncedRow = Awaited<ReturnType<typeof listUnsynced>>[number];

/** Of which the payment provider has another revision, or none. */
export const listUnsynced = (db: Queryable, limit: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      archivedAt: products.archivedAt,
      // Spelled out: among selected columns, drizzle names those of the only table without it.
      changedAt: sql<Date>`coalesce((select c.changed_at from ${productChanges} c
        where c.product_id = products.id order by c.id desc limit 1), products.created_at)`.mapWith(
        products.createdAt,
      ),
    })
    .from(products)
    .where(sql`${products.syncedRevision} is distinct from ${products.revision}`)
    .orderBy(asc(products.id))
    .limit(limit);

export const countUnsynced = async (db: Queryable) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(sql`${products.syncedRevision} is distinct from ${products.revision}`);
  return row?.count ?? 0;
};

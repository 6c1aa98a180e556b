import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { products, productViews } from '#server/db/schema/catalog.ts';

/** One more; nothing for a product that is not sold. */
export const countView = async (db: Queryable, { slug, day }: { slug: string; day: string }) => {
  await db.execute(sql`
    insert into ${productViews} (day, product_id, views)
    select ${day}::date, ${products.id}, 1 from ${products}
     where ${and(eq(products.slug, slug), isNull(products.archivedAt))}
        on conflict (day, product_id) do update set views = ${productViews.views} + 1`);
};

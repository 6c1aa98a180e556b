import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { catalogRevision } from '#server/db/schema/catalog.ts';
import type { Database } from '#server/db/connect.ts';

const THE_ROW = 1;

/**
 * Tells every process that answers kept from before are out of date. To be the last statement of a transaction:
 * from here to its end, no other change of the catalogue can finish.
 */
export const countCatalogChange = async (tx: Transaction) => {
  await tx
    .insert(catalogRevision)
    .values({ id: THE_ROW, revision: 1 })
    .onConflictDoUpdate({
      target: catalogRevision.id,
      set: { revision: sql`${catalogRevision.revision} + 1` },
    });
};

export const readCatalogRevision = async (db: Database) => {
  const [row] = await currentRevision(db).execute({ id: THE_ROW });
  return row?.revision ?? 0;
};

const currentRevision = prepared((db) =>
  db
    .select({ revision: catalogRevision.revision })
    .from(catalogRevision)
    .where(eq(catalogRevision.id, sql.placeholder('id')))
    .prepare('catalog_revision'),
);

import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { products } from '#server/db/schema/catalog.ts';

const columns = {
  id: products.id,
  name: products.name,
  description: products.description,
  priceInCents: products.priceInCents,
  taxCode: products.taxCode,
  revision: products.revision,
  stripeProductId: products.stripeProductId,
  stripePriceId: products.stripePriceId,
  formerPriceIds: products.formerPriceIds,
  archivedAt: products.archivedAt,
  syncedRevision: products.syncedRevision,
};

/** A product as the payment provider has to know it. */
export type SyncedProduct = Awaited<ReturnType<typeof findSyncedProduct>> & {};

export const findSyncedProduct = async (db: Database, id: number) =>
  (await db.select(columns).from(products).where(eq(products.id, id)))[0];

export const listProductIds = async (db: Database) => {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  return rows.map(({ id }) => id);
};

export const lockSyncedProduct = async (tx: Transaction, id: number) =>
  (await tx.select(columns).from(products).where(eq(products.id, id)).for('update'))[0];

export const storeProviderIds = async (
  tx: Transaction,
  id: number,
  ids: Pick<SyncedProduct, 'stripeProductId' | 'stripePriceId' | 'formerPriceIds' | 'syncedRevision'> & {
    syncedTax: string;
  },
) => {
  await tx.update(products).set(ids).where(eq(products.id, id));
};

/** The provider has this revision; what was changed meanwhile stays out of step. */
export const recordSynced = async (
  db: Queryable,
  { id, revision }: Pick<SyncedProduct, 'id' | 'revision'>,
  syncedTax: string,
) => {
  await db.update(products).set({ syncedRevision: revision, syncedTax }).where(eq(products.id, id));
};

/** Whatever the provider had of them, it is to be told again. */
export const forgetSynced = async (db: Queryable, ids: number[]) => {
  await db.update(products).set({ syncedRevision: null }).where(inArray(products.id, ids));
};

/** Of which the provider was told when the rules of tax were others. */
export const forgetOtherTax = async (db: Queryable, syncedTax: string) => {
  const forgotten = await db
    .update(products)
    .set({ syncedRevision: null })
    .where(ne(products.syncedTax, syncedTax))
    .returning({ id: products.id });
  return forgotten.map(({ id }) => id);
};

/** Products of which the provider has another revision, or none. */
export const listUnsyncedProductIds = async (db: Queryable) => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.syncedRevision} is distinct from ${products.revision}`)
    .orderBy(asc(products.id))
    .limit(MAX_ROWS_PER_STATEMENT);
  return rows.map(({ id }) => id);
};

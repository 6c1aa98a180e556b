import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalog.ts';

const columns = {
  id: products.id,
  name: products.name,
  description: products.description,
  priceInCents: products.priceInCents,
  revision: products.revision,
  stripeProductId: products.stripeProductId,
  stripePriceId: products.stripePriceId,
  formerPriceIds: products.formerPriceIds,
  archivedAt: products.archivedAt,
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
  ids: Pick<SyncedProduct, 'stripeProductId' | 'stripePriceId' | 'formerPriceIds'>,
) => {
  await tx.update(products).set(ids).where(eq(products.id, id));
};

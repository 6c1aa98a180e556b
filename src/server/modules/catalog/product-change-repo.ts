import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { productChanges } from '#server/db/schema/catalog.ts';
import type { FieldChange } from './product-changes.ts';

/** Who changes a product, and when. */
type Author = { changedBy: string; changedAt: Date };

export const insertChanges = async (
  tx: Transaction,
  productId: number,
  author: Author,
  changes: FieldChange[],
) => {
  await tx.insert(productChanges).values(changes.map((change) => ({ productId, ...author, ...change })));
};

/** The latest, or those before one that is known. */
export type ChangePage = { before?: number | undefined; limit: number };

export const listChanges = (db: Database, productId: number, { before, limit }: ChangePage) =>
  db
    .select({
      id: productChanges.id,
      at: productChanges.changedAt,
      by: customers.email,
      field: productChanges.field,
      before: productChanges.before,
      after: productChanges.after,
    })
    .from(productChanges)
    .innerJoin(customers, eq(customers.id, productChanges.changedBy))
    .where(
      and(
        eq(productChanges.productId, productId),
        before === undefined ? undefined : lt(productChanges.id, before),
      ),
    )
    .orderBy(desc(productChanges.id))
    .limit(limit);

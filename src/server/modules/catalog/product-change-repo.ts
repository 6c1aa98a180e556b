import { desc, eq } from 'drizzle-orm';
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

export const listChanges = (db: Database, productId: number, limit: number) =>
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
    .where(eq(productChanges.productId, productId))
    .orderBy(desc(productChanges.id))
    .limit(limit);

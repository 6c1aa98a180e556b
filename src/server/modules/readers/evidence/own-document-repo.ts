import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';

type Wanted = { customerId: string; documentId: number };

/** A document of the customer's whose order is open. */
export const findOwnDocument = async (db: Queryable, { customerId, documentId }: Wanted) => {
  const [found] = await db
    .select({ document: binderDocuments })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(and(eq(binderDocuments.id, documentId), eq(binderDocuments.customerId, customerId), isOpenOrder));
  return found?.document;
};

export const findRevisionOf = async (db: Queryable, documentId: number, number: number) => {
  const [found] = await db
    .select()
    .from(binderRevisions)
    .where(and(eq(binderRevisions.documentId, documentId), eq(binderRevisions.number, number)));
  return found;
};

/** Those that are in force or were, the latest first. */
export const listIssuedRevisions = (db: Queryable, documentId: number) =>
  db
    .select({ number: binderRevisions.number })
    .from(binderRevisions)
    .where(
      and(
        eq(binderRevisions.documentId, documentId),
        isNotNull(binderRevisions.notedInForceAt),
        isNotNull(binderRevisions.hashes),
      ),
    )
    .orderBy(desc(binderRevisions.number));

import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { DomainError } from '#server/kernel/domain-error.ts';

export type OwnDocument = typeof binderDocuments.$inferSelect;
export type Revision = typeof binderRevisions.$inferSelect;

/** Nobody else changes them until this transaction is over. One that is not the customer's is as unknown as one that does not exist. */
export const lockOwnDocuments = async (
  tx: Transaction,
  customerId: string,
  ids: readonly number[],
): Promise<OwnDocument[]> => {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select({ document: binderDocuments })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(and(eq(binderDocuments.customerId, customerId), inArray(binderDocuments.id, wanted), isOpenOrder))
    .orderBy(asc(binderDocuments.id))
    .for('update', { of: binderDocuments });
  if (rows.length !== wanted.length) throw new DomainError('binder.not-found');
  return rows.map(({ document }) => document);
};

/** By their documents. */
export const listNewestRevisions = async (tx: Transaction, documentIds: readonly number[]) => {
  const rows = await tx
    .selectDistinctOn([binderRevisions.documentId])
    .from(binderRevisions)
    .where(inArray(binderRevisions.documentId, [...documentIds]))
    .orderBy(binderRevisions.documentId, desc(binderRevisions.number));
  return new Map(rows.map((revision) => [revision.documentId, revision]));
};

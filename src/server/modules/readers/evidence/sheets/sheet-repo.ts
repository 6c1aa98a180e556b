import { and, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { binderRevisions } from '#server/db/schema/binder.ts';
import { acknowledgements, readers, readingAssignments, signedSheets } from '#server/db/schema/readers.ts';

/** The latest first. */
export const listSheets = (
  db: Queryable,
  { customerId, documentId }: { customerId: string; documentId: number },
) =>
  db
    .select({
      id: signedSheets.id,
      revision: binderRevisions.number,
      attachedAt: signedSheets.attachedAt,
      sha256: signedSheets.sha256,
      readers: count(acknowledgements.id),
    })
    .from(signedSheets)
    .innerJoin(binderRevisions, eq(binderRevisions.id, signedSheets.revisionId))
    .leftJoin(
      acknowledgements,
      and(eq(acknowledgements.sheetId, signedSheets.id), eq(acknowledgements.documentId, documentId)),
    )
    .where(and(eq(binderRevisions.documentId, documentId), eq(signedSheets.customerId, customerId)))
    .groupBy(signedSheets.id, binderRevisions.number)
    .orderBy(desc(signedSheets.id));

export const findSheet = async (db: Queryable, { customerId, id }: { customerId: string; id: number }) => {
  const [found] = await db
    .select()
    .from(signedSheets)
    .where(and(eq(signedSheets.id, id), eq(signedSheets.customerId, customerId)));
  return found;
};

export const insertSheet = async (tx: Transaction, sheet: typeof signedSheets.$inferInsert) => {
  const [inserted] = await tx.insert(signedSheets).values(sheet).returning({ id: signedSheets.id });
  if (!inserted) throw new Error('A sheet was not written.');
  return inserted.id;
};

/** Also those who were removed since; not who was erased. */
export const listNamedReaders = (tx: Transaction, customerId: string, ids: readonly number[]) =>
  tx
    .select()
    .from(readers)
    .where(and(eq(readers.customerId, customerId), inArray(readers.id, [...ids]), isNull(readers.erasedAt)));

/** Numbers are given one after the other: nobody else gives one until this transaction is over. */
export const lockReaderNumbers = async (tx: Transaction, customerId: string) => {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const [counted] = await tx
    .select({
      last: max(readers.number),
      listed: sql<number>`(count(*) filter (where ${readers.removedAt} is null))::int`,
    })
    .from(readers)
    .where(eq(readers.customerId, customerId));
  return { last: counted?.last ?? 0, listed: counted?.listed ?? 0 };
};

export const listListedReaders = (tx: Transaction, customerId: string) =>
  tx
    .select()
    .from(readers)
    .where(and(eq(readers.customerId, customerId), isNull(readers.removedAt)));

export const insertReaders = (tx: Transaction, added: (typeof readers.$inferInsert)[]) =>
  tx.insert(readers).values(added).returning();

export const assignTo = (
  tx: Transaction,
  documentId: number,
  readerIds: readonly number[],
  assignedAt: Date,
) =>
  tx
    .insert(readingAssignments)
    .values(readerIds.map((readerId) => ({ readerId, documentId, assignedAt })))
    .onConflictDoNothing();

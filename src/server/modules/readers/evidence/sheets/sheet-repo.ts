import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import {
  acknowledgements,
  readers,
  readingAssignments,
  signedSheets,
} from '#server/db/schema/binder/readers.ts';

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

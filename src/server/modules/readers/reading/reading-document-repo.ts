import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { acknowledgements, readingAssignments, readingProgress } from '#server/db/schema/binder/readers.ts';

/** What somebody has to read, or one of it: what is assigned to them, in force, made, and of an order that is open. */
const isReadable = (readerId: number, documentId: number | undefined) =>
  and(
    eq(readingAssignments.readerId, readerId),
    documentId === undefined ? undefined : eq(readingAssignments.documentId, documentId),
    eq(binderDocuments.state, 'in-force'),
    isNotNull(binderRevisions.hashes),
    isNotNull(binderRevisions.stem),
    isOpenOrder,
  );

const select = (db: Queryable, readerId: number, documentId?: number) =>
  db
    .select({
      document: binderDocuments,
      revision: {
        id: binderRevisions.id,
        number: binderRevisions.number,
        stem: binderRevisions.stem,
        pageCount: binderRevisions.pageCount,
        pages: binderRevisions.pages,
        hashes: binderRevisions.hashes,
      },
      dueOn: readingAssignments.dueOn,
      pagesSeen: readingProgress.pages,
      openedAt: readingProgress.openedAt,
    })
    .from(readingAssignments)
    .innerJoin(binderDocuments, eq(binderDocuments.id, readingAssignments.documentId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(
      binderRevisions,
      and(
        eq(binderRevisions.documentId, binderDocuments.id),
        eq(binderRevisions.number, binderDocuments.revision),
      ),
    )
    .leftJoin(
      readingProgress,
      and(
        eq(readingProgress.readerId, readingAssignments.readerId),
        eq(readingProgress.revisionId, binderRevisions.id),
      ),
    )
    .where(isReadable(readerId, documentId))
    .orderBy(asc(binderDocuments.number), asc(binderDocuments.title), asc(binderDocuments.id));

export const listReadingDocuments = (db: Queryable, readerId: number) => select(db, readerId);

export type ReadingRow = Awaited<ReturnType<typeof listReadingDocuments>>[number];

export const findReadingDocument = async (
  db: Queryable,
  { readerId, documentId }: { readerId: number; documentId: number },
) => {
  const [found] = await select(db, readerId, documentId);
  return found;
};

/** The same, and nobody else changes how the document stands until this transaction is over. */
export const lockReadingDocument = async (
  tx: Transaction,
  { readerId, documentId }: { readerId: number; documentId: number },
) => {
  const [found] = await select(tx, readerId, documentId).for('update', { of: binderDocuments });
  return found;
};

/** Of each document, the newest revision that they have acknowledged. */
export const listLastRead = async (db: Queryable, readerId: number) => {
  const rows = await db
    .selectDistinctOn([acknowledgements.documentId], {
      documentId: acknowledgements.documentId,
      revision: acknowledgements.revision,
      acknowledgedAt: acknowledgements.acknowledgedAt,
    })
    .from(acknowledgements)
    .where(eq(acknowledgements.readerId, readerId))
    .orderBy(acknowledgements.documentId, desc(acknowledgements.revision));
  return new Map(rows.map((row) => [row.documentId, row]));
};

export type LastRead = { revision: number; acknowledgedAt: Date };

import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import {
  acknowledgements,
  readers,
  readingAssignments,
  readingProgress,
} from '#server/db/schema/binder/readers.ts';

export type StandingFilter = {
  customerId: string;
  readerId?: number | undefined;
  documentId?: number | undefined;
  orderId?: number | undefined;
  role?: string | undefined;
};

const given = <T, R>(value: T | undefined, condition: (value: T) => R) =>
  value === undefined ? undefined : condition(value);

/** The latest revision each has read of each document. */
const listLatestRead = (db: Queryable, { customerId, readerId, documentId }: StandingFilter) =>
  db
    .select({
      readerId: acknowledgements.readerId,
      documentId: acknowledgements.documentId,
      revision: max(acknowledgements.revision),
    })
    .from(acknowledgements)
    .where(
      and(
        eq(acknowledgements.customerId, customerId),
        given(readerId, (id) => eq(acknowledgements.readerId, id)),
        given(documentId, (id) => eq(acknowledgements.documentId, id)),
      ),
    )
    .groupBy(acknowledgements.readerId, acknowledgements.documentId);

/** Who has had pages of what is in force on screen. */
const listBegun = (db: Queryable, { customerId, readerId, documentId }: StandingFilter) =>
  db
    .select({ readerId: readingProgress.readerId, documentId: binderRevisions.documentId })
    .from(readingProgress)
    .innerJoin(readers, eq(readers.id, readingProgress.readerId))
    .innerJoin(binderRevisions, eq(binderRevisions.id, readingProgress.revisionId))
    .innerJoin(
      binderDocuments,
      and(
        eq(binderDocuments.id, binderRevisions.documentId),
        eq(binderDocuments.revision, binderRevisions.number),
      ),
    )
    .where(
      and(
        eq(readers.customerId, customerId),
        given(readerId, (id) => eq(readers.id, id)),
        given(documentId, (id) => eq(binderDocuments.id, id)),
      ),
    );

/** Everybody who has to read something in the binder, with what they have to read. */
const listAssigned = (db: Queryable, { customerId, readerId, documentId, orderId, role }: StandingFilter) =>
  db
    .select({
      readerId: readers.id,
      readerNumber: readers.number,
      name: readers.name,
      role: readers.role,
      documentId: binderDocuments.id,
      documentNumber: binderDocuments.number,
      title: binderDocuments.title,
      revision: binderDocuments.revision,
      documentState: binderDocuments.state,
      readFrom: binderDocuments.readFrom,
      dueOn: readingAssignments.dueOn,
    })
    .from(readingAssignments)
    .innerJoin(readers, and(eq(readers.id, readingAssignments.readerId), isNull(readers.removedAt)))
    .innerJoin(binderDocuments, eq(binderDocuments.id, readingAssignments.documentId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        eq(readers.customerId, customerId),
        isOpenOrder,
        given(readerId, (id) => eq(readers.id, id)),
        given(documentId, (id) => eq(binderDocuments.id, id)),
        given(orderId, (id) => eq(binderDocuments.orderId, id)),
        given(role, (wanted) => eq(readers.role, wanted)),
      ),
    )
    .orderBy(
      asc(readers.name),
      asc(readers.number),
      asc(binderDocuments.number),
      asc(binderDocuments.title),
      asc(binderDocuments.id),
    );

const keyOf = ({ readerId, documentId }: { readerId: number; documentId: number }) =>
  `${readerId} ${documentId}`;

/**
 * With how far they are. Put together here: as one statement it took seconds for 20,000 assignments that had just been made, of which
 * the database had no statistics yet.
 */
export const listStandings = async (db: Queryable, filter: StandingFilter) => {
  const assigned = await listAssigned(db, filter);
  const read = new Map((await listLatestRead(db, filter)).map((row) => [keyOf(row), row.revision]));
  const begun = new Set((await listBegun(db, filter)).map(keyOf));
  return assigned.map((row) => ({
    ...row,
    acknowledged: read.get(keyOf(row)) ?? null,
    hasBegun: begun.has(keyOf(row)),
  }));
};

export type Standing = Awaited<ReturnType<typeof listStandings>>[number];

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { readingAssignments } from '#server/db/schema/binder/readers.ts';

type Named = { documentIds: readonly number[]; orderIds: readonly number[] };

/** Documents by themselves and by bundle, of the customer's open orders. */
export const listNamedDocuments = (tx: Transaction, customerId: string, { documentIds, orderIds }: Named) =>
  tx
    .select({ id: binderDocuments.id, orderId: binderDocuments.orderId })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        eq(binderDocuments.customerId, customerId),
        isOpenOrder,
        or(
          inArray(binderDocuments.id, [...documentIds]),
          and(inArray(binderDocuments.orderId, [...orderIds]), sql`${binderDocuments.state} <> 'withdrawn'`),
        ),
      ),
    )
    .orderBy(asc(binderDocuments.id))
    .for('update', { of: binderDocuments });

type Pairs = { readerIds: readonly number[]; documentIds: readonly number[] };

/** Everybody with everything; who had to already has until the new day, if one is given. */
export const upsertAssignments = async (
  tx: Transaction,
  { readerIds, documentIds }: Pairs,
  { dueOn, now }: { dueOn: string | null; now: Date },
) => {
  await tx.execute(sql`
    insert into ${readingAssignments} (reader_id, document_id, due_on, assigned_at)
    select reader_id, document_id, ${dueOn}::date, ${now.toISOString()}::timestamptz
      from unnest(${sql.param([...readerIds])}::int[]) as reader_id
     cross join unnest(${sql.param([...documentIds])}::int[]) as document_id
        on conflict (reader_id, document_id)
        do update set due_on = coalesce(excluded.due_on, ${readingAssignments}.due_on)`);
};

export const deleteAssignments = async (tx: Transaction, { readerIds, documentIds }: Pairs) => {
  await tx
    .delete(readingAssignments)
    .where(
      and(
        inArray(readingAssignments.readerId, [...readerIds]),
        inArray(readingAssignments.documentId, [...documentIds]),
      ),
    );
};

/** Documents that somebody has to read, locked in their order. */
export const lockDocumentsOf = async (tx: Transaction, readerId: number) => {
  const rows = await tx
    .select({ id: binderDocuments.id })
    .from(binderDocuments)
    .innerJoin(readingAssignments, eq(readingAssignments.documentId, binderDocuments.id))
    .where(eq(readingAssignments.readerId, readerId))
    .orderBy(asc(binderDocuments.id))
    .for('update', { of: binderDocuments });
  return rows.map(({ id }) => id);
};

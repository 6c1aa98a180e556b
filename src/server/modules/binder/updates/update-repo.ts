import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { updateDecisions } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, lineItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { isUpdatable } from './is-updatable.ts';

const newer = and(
  eq(templateVersions.templateId, binderDocuments.templateId),
  gt(templateVersions.id, binderDocuments.templateVersionId),
  eq(templateVersions.status, 'complete'),
);

const selectNewer = (db: Queryable, documentIds: readonly number[]) =>
  db
    .select({
      documentId: binderDocuments.id,
      id: templateVersions.id,
      number: templateVersions.number,
      note: templateVersions.changeNote,
      kind: templateVersions.changeKind,
      finishedAt: templateVersions.finishedAt,
      createdAt: templateVersions.createdAt,
      decision: updateDecisions.decision,
    })
    .from(binderDocuments)
    .innerJoin(templateVersions, newer)
    .leftJoin(
      updateDecisions,
      and(
        eq(updateDecisions.documentId, binderDocuments.id),
        eq(updateDecisions.templateVersionId, templateVersions.id),
      ),
    )
    .where(inArray(binderDocuments.id, [...documentIds]))
    .orderBy(asc(binderDocuments.id), asc(templateVersions.number));

export type NewerVersion = Awaited<ReturnType<typeof selectNewer>>[number];

/** Every complete version after that of a document, the oldest first, by the documents' ids. */
export const listNewerVersions = async (db: Queryable, documentIds: readonly number[]) =>
  Map.groupBy(await selectNewer(db, documentIds), ({ documentId }) => documentId);

/** Those of the documents that have an update, with the version they are of now. */
export const listUpdatable = async (db: Queryable, documentIds: readonly number[], now: Date) => {
  const rows = await db
    .select({ id: binderDocuments.id, version: templateVersions.number })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(templateVersions, eq(templateVersions.id, binderDocuments.templateVersionId))
    .where(and(inArray(binderDocuments.id, [...documentIds]), isOpenOrder, isUpdatable(now)));
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Of the orders those of which documents are being made. */
export const listOrdersBeingMade = async (db: Queryable, orderIds: readonly number[]) => {
  const rows = await db
    .selectDistinct({ orderId: lineItems.orderId })
    .from(lineItems)
    .where(and(inArray(lineItems.orderId, [...orderIds]), sql`${lineItems.status} = 'GENERATING'`));
  return new Set(rows.map(({ orderId }) => orderId));
};

type Decision = typeof updateDecisions.$inferInsert;

/** What was declined once may come along with what is accepted. */
export const recordDecisions = async (tx: Transaction, decisions: Decision[]) => {
  await tx
    .insert(updateDecisions)
    .values(decisions)
    .onConflictDoUpdate({
      target: [updateDecisions.documentId, updateDecisions.templateVersionId],
      set: { decision: sql`excluded.decision`, decidedAt: sql`excluded.decided_at` },
    });
};

export const findOwnOrderIds = async (db: Queryable, customerId: string, documentIds: readonly number[]) => {
  const rows = await db
    .selectDistinct({ orderId: binderDocuments.orderId })
    .from(binderDocuments)
    .where(and(eq(binderDocuments.customerId, customerId), inArray(binderDocuments.id, [...documentIds])))
    .orderBy(asc(binderDocuments.orderId));
  return rows.map(({ orderId }) => orderId);
};

export const takeVersion = async (tx: Transaction, lineItemId: number, templateVersionId: number) => {
  await tx.update(lineItems).set({ templateVersionId }).where(eq(lineItems.id, lineItemId));
};

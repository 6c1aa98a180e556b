import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { binderManuals } from '#server/db/schema/binder/manuals.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import type { ManualKind } from '#shared/binder/manual-kinds.ts';

/** Every document in force, in the register's order, with the revision that is. */
export const listInForce = (db: Queryable, customerId: string, limit: number) =>
  db
    .select({
      id: binderDocuments.id,
      number: binderDocuments.number,
      title: binderDocuments.title,
      revision: binderRevisions.number,
      effectiveOn: binderDocuments.effectiveOn,
      nextReviewOn: binderDocuments.nextReviewOn,
      owner: binderDocuments.owner,
      code: binderRevisions.code,
      stem: binderRevisions.stem,
      pageCount: binderRevisions.pageCount,
      sha256: sql<string | null>`${binderRevisions.hashes}->>'pdf'`,
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(
      binderRevisions,
      and(
        eq(binderRevisions.documentId, binderDocuments.id),
        eq(binderRevisions.number, binderDocuments.revision),
      ),
    )
    .where(
      and(eq(binderDocuments.customerId, customerId), eq(binderDocuments.state, 'in-force'), isOpenOrder),
    )
    .orderBy(asc(binderDocuments.number), asc(binderDocuments.title), asc(binderDocuments.id))
    .limit(limit);

/** Whether documents that were approved since then are still being made with their approval. */
export const isIssuing = async (db: Queryable, customerId: string, since: Date) => {
  const [found] = await db
    .select({ id: binderRevisions.id })
    .from(approvals)
    .innerJoin(binderRevisions, eq(binderRevisions.approvalId, approvals.id))
    .where(
      and(
        eq(approvals.customerId, customerId),
        gt(approvals.approvedAt, since),
        isNull(binderRevisions.issuedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
};

export type ManualRow = typeof binderManuals.$inferSelect;

const isManual = (customerId: string, kind: ManualKind) =>
  and(eq(binderManuals.customerId, customerId), eq(binderManuals.kind, kind));

export const findManual = async (db: Queryable, customerId: string, kind: ManualKind) =>
  (await db.select().from(binderManuals).where(isManual(customerId, kind)))[0];

/** Nobody else replaces it until this transaction is over. */
export const lockManual = async (tx: Queryable, customerId: string, kind: ManualKind) => {
  await tx.insert(binderManuals).values({ customerId, kind }).onConflictDoNothing();
  const [row] = await tx.select().from(binderManuals).where(isManual(customerId, kind)).for('update');
  if (!row) throw new Error('A row that was just written is missing.');
  return row;
};

type Made = Partial<Omit<ManualRow, 'customerId' | 'kind' | 'changedAt'>>;

export const updateManual = async (db: Queryable, customerId: string, kind: ManualKind, made: Made) => {
  await db.update(binderManuals).set(made).where(isManual(customerId, kind));
};

/** It was looked at; what has changed since is still to be. */
export const settleChange = async (db: Queryable, customerId: string, lookedAt: Date) => {
  await db
    .update(binderManuals)
    .set({ changedAt: null })
    .where(
      and(
        eq(binderManuals.customerId, customerId),
        or(isNull(binderManuals.changedAt), lte(binderManuals.changedAt, lookedAt)),
      ),
    );
};

/** Whose binders have changed, and not since then. */
export const listChanged = async (db: Queryable, before: Date, limit: number) =>
  db
    .select({ customerId: binderManuals.customerId })
    .from(binderManuals)
    .where(lte(binderManuals.changedAt, before))
    .orderBy(asc(binderManuals.changedAt))
    .limit(limit);

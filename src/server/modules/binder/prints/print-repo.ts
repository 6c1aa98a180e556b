import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';

/** Of whoever it is, and whatever became of the order: a print outlives both. */
export const findPrint = async (db: Queryable, code: string) => {
  const [found] = await db
    .select({
      documentId: binderDocuments.id,
      business: sql<string>`${binderRevisions.buyer} -> 'business' ->> 'name'`,
      title: binderDocuments.title,
      number: binderDocuments.number,
      revision: binderRevisions.number,
      issuedAt: binderRevisions.issuedAt,
      approvedAt: approvals.approvedAt,
      effectiveOn: approvals.effectiveOn,
      withdrawnAt: binderDocuments.withdrawnAt,
      orderStatus: orders.status,
      closedBy: orders.closedBy,
      timeZone: customers.timeZone,
    })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(customers, eq(customers.id, binderDocuments.customerId))
    .leftJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .where(eq(binderRevisions.code, code));
  return found;
};

export type FoundPrint = NonNullable<Awaited<ReturnType<typeof findPrint>>>;

/** The revision in force at this moment, by the rule of `refreshDocuments`: nobody has to have looked since it took effect. */
export const findInForce = async (
  db: Queryable,
  { documentId, withdrawnAt }: Pick<FoundPrint, 'documentId' | 'withdrawnAt'>,
  now: Date,
) => {
  const [found] = await db
    .select({ revision: binderRevisions.number, since: approvals.effectiveOn })
    .from(binderRevisions)
    .innerJoin(approvals, eq(approvals.id, binderRevisions.approvalId))
    .where(
      and(
        eq(binderRevisions.documentId, documentId),
        isNotNull(binderRevisions.issuedAt),
        lte(approvals.effectiveFrom, now),
        withdrawnAt ? sql`${approvals.approvedAt} > ${withdrawnAt.toISOString()}::timestamptz` : undefined,
      ),
    )
    .orderBy(desc(binderRevisions.number))
    .limit(1);
  return found;
};

export type InForce = NonNullable<Awaited<ReturnType<typeof findInForce>>>;

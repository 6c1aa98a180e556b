import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { disputeEvidence } from '#server/db/schema/evidence.ts';
import { orderConsents } from '#server/db/schema/legal.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { invoices, isCurrentInvoice } from '#server/db/schema/invoices.ts';
import { disputes } from '#server/db/schema/refunds.ts';

export type EvidenceRow = typeof disputeEvidence.$inferSelect;

/** A dispute by the provider's id, with its order and what was written about it. */
export const findDisputed = async (db: Queryable, disputeId: string) =>
  (
    await db
      .select({ dispute: disputes, order: orders, evidence: disputeEvidence, submittedBy: customers.email })
      .from(disputes)
      .innerJoin(orders, eq(orders.id, disputes.orderId))
      .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, disputes.id))
      .leftJoin(customers, eq(customers.id, disputeEvidence.submittedBy))
      .where(eq(disputes.providerId, disputeId))
  )[0];

export type Disputed = NonNullable<Awaited<ReturnType<typeof findDisputed>>>;

/** What an order's bank can be told of it besides its own row. */
export const readDelivery = async (db: Queryable, orderId: number) => {
  const items = await db
    .select({ name: orderItems.name })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const [documents] = await db
    .select({
      count: sql<number>`count(*)::int`,
      readyAt:
        sql<Date | null>`case when bool_and(${lineItems.status} = 'GENERATED') then max(${lineItems.finishedAt}) end`.mapWith(
          lineItems.finishedAt,
        ),
    })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId));
  const [invoice] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isCurrentInvoice));
  const consents = await db
    .select({ kind: orderConsents.kind, hash: orderConsents.hash, givenAt: orderConsents.givenAt })
    .from(orderConsents)
    .where(and(eq(orderConsents.orderId, orderId), isNotNull(orderConsents.givenAt)))
    .orderBy(asc(orderConsents.givenAt));
  return {
    consents,
    products: items.map(({ name }) => name),
    documentCount: documents?.count ?? 0,
    readyAt: documents?.readyAt ?? null,
    invoiceId: invoice?.id ?? null,
  };
};

/** Open, waiting for an answer, and nothing is staged for them yet. */
export const listUnstaged = (db: Queryable, orderId: number) =>
  db
    .select({ disputeId: sql<string>`${disputes.providerId}` })
    .from(disputes)
    .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, disputes.id))
    .where(
      sql`${disputes.orderId} = ${orderId} and ${disputes.providerId} is not null and ${disputeEvidence.stagedAt} is null
          and ${inArray(disputes.status, ['needs_response', 'warning_needs_response'])}`,
    );

type Change = Partial<Pick<EvidenceRow, 'whatHappened' | 'stagedAt' | 'submittedAt' | 'submittedBy'>>;

export const upsertEvidence = async (db: Queryable | Transaction, disputeId: number, change: Change) => {
  await db
    .insert(disputeEvidence)
    .values({ disputeId, ...change })
    .onConflictDoUpdate({ target: disputeEvidence.disputeId, set: change });
};

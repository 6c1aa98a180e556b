import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { creditNotes, disputes, refundedInCents, refunds } from '#server/db/schema/refunds.ts';
import type { RefundFacts } from '#server/ports/refunds.ts';

export const readRefundedInCents = async (db: Queryable, orderId: number): Promise<number> =>
  (await db.select({ sum: refundedInCents }).from(orders).where(eq(orders.id, orderId)))[0]?.sum ?? 0;

/** Whether anything of a payment went back, or was to. */
export const hasMoneyBack = async (db: Queryable, orderId: number): Promise<boolean> => {
  const isOf = sql`order_id = ${orderId}`;
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${refunds} where ${isOf}) or exists (select from ${disputes} where ${isOf}) as found`,
  );
  return rows[0]?.found ?? false;
};

/** What the provider knows of, as it is now. A sum that was carried over makes way for it. */
export const upsertRefunds = async (tx: Transaction, orderId: number, facts: RefundFacts[]) => {
  await tx.delete(refunds).where(and(eq(refunds.orderId, orderId), isNull(refunds.providerId)));
  if (facts.length === 0) return;
  await tx
    .insert(refunds)
    .values(facts.map(({ id, ...fact }) => ({ ...fact, orderId, providerId: id })))
    .onConflictDoUpdate({
      target: refunds.providerId,
      set: {
        amountInCents: sql`excluded.amount_in_cents`,
        status: sql`excluded.status`,
        reason: sql`excluded.reason`,
        failure: sql`excluded.failure`,
      },
      // A provider's refund is one order's, whatever somebody says.
      setWhere: eq(refunds.orderId, orderId),
    });
};

/** Made, and without a credit note. */
export const listUncredited = (db: Queryable, orderId: number) =>
  db
    .select({ refundId: sql<string>`${refunds.providerId}`, amountInCents: refunds.amountInCents })
    .from(refunds)
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.providerId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, 'succeeded'),
        sql`${refunds.providerId} is not null`,
        isNull(creditNotes.id),
      ),
    )
    .orderBy(asc(refunds.id));

/** The oldest first, each with its credit note. */
export const listRefunds = (db: Queryable, orderId: number) =>
  db
    .select({ refund: refunds, note: creditNotes })
    .from(refunds)
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.providerId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

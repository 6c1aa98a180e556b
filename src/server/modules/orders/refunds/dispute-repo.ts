import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { disputes } from '#server/db/schema/refunds.ts';
import type { DisputeFacts } from '#server/ports/refunds.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** What the provider knows of, as it is now. One that was carried over makes way for it. */
export const upsertDisputes = async (tx: Transaction, orderId: number, facts: DisputeFacts[]) => {
  await tx.delete(disputes).where(and(eq(disputes.orderId, orderId), isNull(disputes.providerId)));
  if (facts.length === 0) return;
  await tx
    .insert(disputes)
    .values(facts.map(({ id, ...fact }) => ({ ...fact, orderId, providerId: id })))
    .onConflictDoUpdate({
      target: disputes.providerId,
      set: {
        amountInCents: sql`excluded.amount_in_cents`,
        status: sql`excluded.status`,
        reason: sql`excluded.reason`,
        evidenceDueAt: sql`excluded.evidence_due_at`,
      },
      setWhere: eq(disputes.orderId, orderId),
    });
};

/** The oldest first. */
export const listDisputes = (db: Queryable, orderId: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));

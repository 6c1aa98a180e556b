import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { creditNotes } from '#server/db/schema/refunds.ts';
import { orders as limits } from '#server/modules/orders/order-limits.ts';
import type { CreditNoteFacts } from '#server/ports/refunds.ts';

export const upsertCreditNotes = async (tx: Transaction, orderId: number, facts: CreditNoteFacts[]) => {
  if (facts.length === 0) return;
  await tx
    .insert(creditNotes)
    .values(facts.map((fact) => ({ ...fact, orderId })))
    .onConflictDoUpdate({
      target: creditNotes.id,
      set: {
        status: sql`excluded.status`,
        refundId: sql`excluded.refund_id`,
        pdfUrl: sql`excluded.pdf_url`,
        voidedAt: sql`excluded.voided_at`,
      },
      setWhere: eq(creditNotes.orderId, orderId),
    });
};

/** A customer's own, the newest first; all of them, or those of an order. */
export const listCreditNotes = (db: Queryable, customerId: string, orderId?: number) =>
  db
    .select({ note: creditNotes })
    .from(orders)
    .innerJoin(creditNotes, eq(creditNotes.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), orderId === undefined ? undefined : eq(orders.id, orderId)))
    .orderBy(desc(creditNotes.createdAt), desc(creditNotes.number))
    .limit(limits.maxListed);

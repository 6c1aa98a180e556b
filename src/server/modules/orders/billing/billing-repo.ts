import { desc, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/connect.ts';
import { invoices, orders } from '#server/db/schema/orders.ts';
import { creditNotes } from '#server/db/schema/refunds.ts';

type Kind = 'invoice' | 'credit-note';

/** A customer's invoices and what corrects them, the newest first. */
export const listBilling = (db: Queryable, customerId: string, limit: number) => {
  const isOwn = eq(orders.customerId, customerId);
  const billed = db
    .select({
      kind: sql<Kind>`'invoice'`.as('kind'),
      orderId: orders.id,
      number: sql<string | null>`null::text`.as('number'),
      amountInCents: sql<number>`coalesce(${orders.paidInCents}, ${orders.amountInCents})`.as(
        'amount_in_cents',
      ),
      isVoid: sql<boolean>`false`.as('is_void'),
      pdfUrl: invoices.pdfUrl,
      createdAt: invoices.createdAt,
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(isOwn);
  const credited = db
    .select({
      kind: sql<Kind>`'credit-note'`.as('kind'),
      orderId: orders.id,
      number: sql<string | null>`${creditNotes.number}`.as('number'),
      amountInCents: sql<number>`${creditNotes.amountInCents}`.as('amount_in_cents'),
      isVoid: sql<boolean>`${creditNotes.status} = 'void'`.as('is_void'),
      pdfUrl: creditNotes.pdfUrl,
      createdAt: creditNotes.createdAt,
    })
    .from(orders)
    .innerJoin(creditNotes, eq(creditNotes.orderId, orders.id))
    .where(isOwn);
  return union(billed, credited)
    .orderBy(desc(sql`created_at`), desc(sql`id`), sql`kind`)
    .limit(limit);
};

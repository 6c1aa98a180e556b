import { and, desc, eq, sql } from 'drizzle-orm';
import { alias, type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/connect.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { invoices, isCurrentInvoice } from '#server/db/schema/invoices.ts';
import { creditNotes, refundedInCents } from '#server/db/schema/refunds.ts';

type Kind = 'invoice' | 'credit-note';

const former = alias(invoices, 'former_invoices');
const corrected = alias(invoices, 'corrected_invoices');

/** Numbers were not always kept. */
const nameOf = ({ number, id }: Record<'number' | 'id', PgColumn>) =>
  sql<string | null>`coalesce(${number}, ${id})`;

/** It was paid and nothing of it went back: a credit note for a part could not be moved to another invoice. */
const isCorrectable = sql<boolean>`(${isOpenOrder} and ${isCurrentInvoice} and ${orders.paidInCents} > 0 and ${refundedInCents} = 0)`;

/** A customer's invoices and what corrects them, the newest first. */
export const listBilling = (db: Queryable, customerId: string, limit: number) => {
  const isOwn = eq(orders.customerId, customerId);
  const billed = db
    .select({
      kind: sql<Kind>`'invoice'`.as('kind'),
      orderId: orders.id,
      number: invoices.number,
      amountInCents: sql<number>`coalesce(${orders.paidInCents}, ${orders.amountInCents})`.as(
        'amount_in_cents',
      ),
      isVoid: sql<boolean>`false`.as('is_void'),
      pdfUrl: invoices.pdfUrl,
      createdAt: invoices.createdAt,
      corrects: nameOf(former).as('corrects'),
      correctedBy: nameOf(corrected).as('corrected_by'),
      canCorrect: isCorrectable.as('can_correct'),
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(former, eq(former.replacedBy, invoices.id))
    .leftJoin(corrected, eq(corrected.id, invoices.replacedBy))
    .where(isOwn);
  const credited = db
    .select({
      kind: sql<Kind>`'credit-note'`.as('kind'),
      orderId: orders.id,
      number: creditNotes.number,
      amountInCents: sql<number>`${creditNotes.amountInCents}`.as('amount_in_cents'),
      isVoid: sql<boolean>`${creditNotes.status} = 'void'`.as('is_void'),
      pdfUrl: creditNotes.pdfUrl,
      createdAt: creditNotes.createdAt,
      corrects: sql<string | null>`null::text`.as('corrects'),
      correctedBy: sql<string | null>`null::text`.as('corrected_by'),
      canCorrect: sql<boolean>`false`.as('can_correct'),
    })
    .from(orders)
    .innerJoin(creditNotes, eq(creditNotes.orderId, orders.id))
    .where(isOwn);
  return union(billed, credited)
    .orderBy(desc(sql`created_at`), desc(sql`id`), sql`kind`)
    .limit(limit);
};

/** The invoice of somebody's own order that may be made out anew, and the order. */
export const findCorrectable = async (
  db: Queryable,
  { customerId, orderId }: { customerId: string; orderId: number },
) => {
  const [found] = await db
    .select({ order: orders, invoice: invoices, isCorrectable })
    .from(orders)
    .innerJoin(invoices, and(eq(invoices.orderId, orders.id), isCurrentInvoice))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return found;
};

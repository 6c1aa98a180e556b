import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** What was made out for an order: the first, and those that correct it. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    paymentIntent: text('payment_intent'),
    /** Null for those of before numbers were kept. */
    number: text(),
    pdfUrl: text('pdf_url').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The corrected one that holds instead of it. */
    replacedBy: text('replaced_by').references((): AnyPgColumn => invoices.id),
  },
  (table) => [
    index('invoices_order').on(table.orderId),
    uniqueIndex('invoices_current')
      .on(table.orderId)
      .where(sql`${table.replacedBy} is null`),
    uniqueIndex('invoices_replaced').on(table.replacedBy),
  ],
);

/** Spelled out as the index has it: the one that holds. */
export const isCurrentInvoice = sql`${invoices.replacedBy} is null`;

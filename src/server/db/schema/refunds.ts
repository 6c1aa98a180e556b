import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creditNoteStatuses, disputeStatuses, refundStatuses } from '#shared/contract/refund.ts';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id);

/**
 * Money that went back to the buyer, or is on its way. Without the provider's id, a sum from when orders only had a
 * sum: the provider's own rows take its place when it is asked next.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    providerId: text('provider_id'),
    amountInCents: integer('amount_in_cents').notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    reason: text(),
    failure: text(),
    /** By the provider's clock. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_provider').on(table.providerId),
    index('refunds_order').on(table.orderId),
    index('refunds_carried_over')
      .on(table.orderId)
      .where(sql`${table.providerId} is null`),
  ],
);

/** The provider's correction of an invoice. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: text().primaryKey(),
    orderId: orderId(),
    /** The provider's. */
    refundId: text('refund_id'),
    number: text().notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    status: text({ enum: creditNoteStatuses }).notNull(),
    pdfUrl: text('pdf_url').notNull(),
    createdAt: instant('created_at').notNull(),
    voidedAt: instant('voided_at'),
  },
  (table) => [index('credit_notes_order').on(table.orderId), index('credit_notes_refund').on(table.refundId)],
);

/** A card's holder who wants their money back from the bank. Without the provider's id as refunds are. */
export const disputes = pgTable(
  'disputes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    providerId: text('provider_id'),
    amountInCents: integer('amount_in_cents').notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    reason: text(),
    /** By the provider's clock. */
    openedAt: instant('opened_at').notNull(),
    evidenceDueAt: instant('evidence_due_at'),
  },
  (table) => [
    uniqueIndex('disputes_provider').on(table.providerId),
    index('disputes_order').on(table.orderId),
    index('disputes_carried_over')
      .on(table.orderId)
      .where(sql`${table.providerId} is null`),
  ],
);

/** An order for which nothing was paid, and that an administrator has ended: there is no money to give back. */
export const orderClosures = pgTable('order_closures', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  closedAt: instant('closed_at').notNull(),
  closedBy: uuid('closed_by')
    .notNull()
    .references(() => customers.id),
  reason: text().notNull(),
});

const refunded = sql`(
  select coalesce(sum(${refunds.amountInCents}), 0)::int from ${refunds}
   where ${refunds.orderId} = ${orders.id} and ${refunds.status} not in ('failed', 'canceled'))`;

/**
 * What went back of an order's payment, or is on its way; what failed or was cancelled has stayed. Wrapped, since the
 * query builder takes the table's name off columns that stand directly in a selection of one table.
 */
export const refundedInCents = sql<number>`${refunded}`;

/** What banks have taken: from the day a dispute is opened until it is won. A warning takes nothing. */
const takenInCents = sql`(
  select coalesce(sum(${disputes.amountInCents}), 0)::int from ${disputes}
   where ${disputes.orderId} = ${orders.id}
     and ${disputes.status} in ('needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review', 'lost'))`;

/** What the shop keeps of a payment. Never below nothing: a bank may take what was refunded already. */
export const revenueInCents = sql<number>`greatest(${orders.paidInCents} - ${refundedInCents} - ${takenInCents}, 0)`;

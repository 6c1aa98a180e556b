import { sql } from 'drizzle-orm';
import { bigint, index, inet, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { lineItems, orders } from './orders.ts';
import { disputes } from './refunds.ts';

/**
 * Who has looked at or fetched what: always the order's buyer, the only one to whom links are handed. Only ever added to; a trigger
 * lets nothing be changed but old addresses, and nothing go that is not older than 18 months.
 */
export const documentAccesses = pgTable(
  'document_accesses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** None for all documents of the order in one. */
    lineItemId: integer('line_item_id').references(() => lineItems.id),
    generation: integer(),
    /** Of the binder, where it was fetched there. */
    revision: integer(),
    kind: text({ enum: ['view', 'download'] }).notNull(),
    format: text().notNull(),
    accessedAt: instant('accessed_at').notNull(),
    /** An address, and after 90 days its /24 or /48. */
    network: inet(),
  },
  (table) => [
    index('document_accesses_order').on(table.orderId, table.accessedAt),
    index('document_accesses_age').on(table.accessedAt),
    index('document_accesses_exact')
      .on(table.accessedAt)
      .where(sql`masklen(${table.network}) in (32, 128)`),
  ],
);

/** What is laid ready for the bank about a dispute. */
export const disputeEvidence = pgTable('dispute_evidence', {
  disputeId: integer('dispute_id')
    .primaryKey()
    .references(() => disputes.id),
  /** In an administrator's words. */
  whatHappened: text('what_happened').notNull().default(''),
  /** When all of it was last laid ready at the provider; null while that is to be done. */
  stagedAt: instant('staged_at'),
  submittedAt: instant('submitted_at'),
  submittedBy: uuid('submitted_by').references(() => customers.id),
});

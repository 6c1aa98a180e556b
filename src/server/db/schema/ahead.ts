import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** `kept` has files that are nobody's; `used` became a document of its order; `dropped` was made for nothing. */
export const aheadOutcomes = ['kept', 'used', 'dropped'] as const;

/**
 * Documents that were made before their order was paid. What became of them stays for a while, to tell what making ahead
 * brings and costs.
 */
export const madeAhead = pgTable(
  'made_ahead',
  {
    stem: text().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of all that went into it: only a document that would be made just so now is used. */
    fingerprint: text().notNull(),
    pageCount: integer('page_count').notNull(),
    hasWorkbook: boolean('has_workbook').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    outcome: text({ enum: aheadOutcomes }).notNull().default('kept'),
    madeAt: instant('made_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('made_ahead_kept')
      .on(table.orderId, table.fingerprint)
      .where(sql`${table.outcome} = 'kept'`),
    index('made_ahead_made').on(table.madeAt),
    index('made_ahead_ended').on(table.endedAt),
  ],
);

/** Documents that somebody has begun to make ahead: nobody else begins the same, and a payment waits a moment for them. */
export const aheadClaims = pgTable(
  'ahead_claims',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    fingerprint: text().notNull(),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.fingerprint] }),
    index('ahead_claims_begun').on(table.begunAt),
  ],
);

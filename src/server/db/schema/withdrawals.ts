import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** Somebody declares to withdraw from a contract, in their own words. What was said is never changed. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the form, so that a repeated click is one declaration. */
    key: uuid().notNull(),
    name: text().notNull(),
    /** An order's number or the address it was bought with, as it was typed. */
    contract: text().notNull(),
    /** Where the confirmation goes. */
    email: text().notNull(),
    reason: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** What `contract` seems to mean. */
    orderId: integer('order_id').references(() => orders.id),
    mailedAt: instant('mailed_at'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => customers.id),
    note: text(),
  },
  (table) => [
    uniqueIndex('withdrawals_key').on(table.key),
    index('withdrawals_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null`),
    index('withdrawals_answered')
      .on(table.id)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

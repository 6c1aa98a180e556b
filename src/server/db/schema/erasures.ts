import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/** Accounts that are to be erased, or were. Whoever changes their mind has no row any more. */
export const accountErasures = pgTable(
  'account_erasures',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id),
    askedAt: instant('asked_at').notNull(),
    /** Not before then. */
    dueAt: instant('due_at').notNull(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('account_erasures_due')
      .on(table.dueAt)
      .where(sql`${table.erasedAt} is null`),
  ],
);

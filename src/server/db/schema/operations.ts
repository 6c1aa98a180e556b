import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/** Every backup that was written to its end. */
export const backups = pgTable('backups', {
  /** The instant whose rows and files it holds. */
  takenAt: instant('taken_at').primaryKey(),
  files: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

/** Jobs that an administrator took out of the queue, and why; only ever added to. */
export const discardedJobs = pgTable(
  'discarded_jobs',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    data: jsonb().notNull(),
    /** Why it had failed. */
    failure: text().notNull(),
    reason: text().notNull(),
    discardedBy: uuid('discarded_by')
      .notNull()
      .references(() => customers.id),
    discardedAt: instant('discarded_at').notNull(),
  },
  (table) => [index('discarded_jobs_at').on(table.discardedAt)],
);

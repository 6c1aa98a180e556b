import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** Answers that were our failure, requests that were turned away, documents made into PDFs. */
export const figures = ['error', 'shed', 'conversion'] as const;

/** What all processes together have counted in an hour; a day of them is shown. */
export const hourlyTallies = pgTable(
  'hourly_tallies',
  {
    hour: instant('hour').notNull(),
    figure: text({ enum: figures }).notNull(),
    count: integer().notNull(),
    /** Of what takes its time: all of it together. */
    totalMs: bigint('total_ms', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.figure] })],
);

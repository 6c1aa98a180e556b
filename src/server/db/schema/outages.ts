import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Dependency } from '#server/kernel/dependency.ts';
import { instant } from './instant.ts';

/** What the shop depends on and cannot reach now: jobs that need it wait. Told by the database's clock, like the jobs. */
export const outages = pgTable('outages', {
  dependency: text().$type<Dependency>().primaryKey(),
  since: instant('since').notNull(),
  /** Of all processes, one asks at a time. */
  probedAt: instant('probed_at').notNull(),
});

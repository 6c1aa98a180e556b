import { gte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import type { Expired } from '#server/db/delete-some.ts';
import { hourlyTallies } from '#server/db/schema/operations.ts';
import { later } from '#server/kernel/clock.ts';
import { operations } from './operations-limits.ts';

export type TallyRow = typeof hourlyTallies.$inferInsert;

/** Adds to what other processes have counted in the same hours. */
export const addTallies = async (db: Queryable, rows: TallyRow[]) => {
  await db
    .insert(hourlyTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [hourlyTallies.hour, hourlyTallies.figure],
      set: {
        count: sql`${hourlyTallies.count} + excluded.count`,
        totalMs: sql`${hourlyTallies.totalMs} + excluded.total_ms`,
      },
    });
};

export const listTallies = (db: Queryable, since: Date) =>
  db.select().from(hourlyTallies).where(gte(hourlyTallies.hour, since));

export const expiredTallies = (now: Date): Expired[] => [
  {
    table: hourlyTallies,
    key: hourlyTallies.hour,
    at: hourlyTallies.hour,
    before: later(now, -operations.keepTalliesMs),
  },
];

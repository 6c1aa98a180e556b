import { desc, eq, gte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { discardedJobs } from '#server/db/schema/operations.ts';

export const insertDiscarded = async (tx: Transaction, jobs: (typeof discardedJobs.$inferInsert)[]) => {
  if (jobs.length > 0) await tx.insert(discardedJobs).values(jobs);
};

/** The latest first. */
export const listDiscarded = (db: Queryable, since: Date, limit: number) =>
  db
    .select({
      id: discardedJobs.id,
      name: discardedJobs.name,
      failure: discardedJobs.failure,
      reason: discardedJobs.reason,
      discardedBy: customers.email,
      discardedAt: discardedJobs.discardedAt,
    })
    .from(discardedJobs)
    .innerJoin(customers, eq(customers.id, discardedJobs.discardedBy))
    .where(gte(discardedJobs.discardedAt, since))
    .orderBy(desc(discardedJobs.discardedAt))
    .limit(limit);

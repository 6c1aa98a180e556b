import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

/** pg-boss has no index to find a customer's waiting jobs by, nor all unfinished ones: we add ours to its table. */
export const ensureFairnessIndex = async (db: Database) => {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job_lane') as found`);
  if (rows[0]?.['found']) return;
  await db.transaction(async (tx) => {
    // Of two processes that create an index at the same time, one would fail in spite of "if not exists".
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('job-lane-index', 0))`);
    await tx.execute(
      sql`create index if not exists job_lane on pgboss.job_common (name, group_id, priority)
           where state <= 'active'`,
    );
  });
};

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import { QUEUE, type TakenJob } from './job-queue.ts';
import type { Past } from './retry-policy.ts';

/** Kept in the job's own row, where pg-boss keeps the outcome of a try. */
type Kept = Partial<Past> & { waitsFor?: Dependency; waitsSince?: number };

export const pastOf = ({ output, startedOn }: Pick<TakenJob, 'output' | 'startedOn'>): Past => {
  const { tries = 0, waitedMs = 0, waitsSince } = (output ?? {}) as Kept;
  const waitedLast = waitsSince === undefined ? 0 : startedOn.getTime() - waitsSince;
  return { tries, waitedMs: waitedMs + Math.max(0, waitedLast) };
};

type Waiting = { pauseMs: number; past: Past; message: string; waitsFor?: Dependency };

/**
 * Requeues a job that was not done. Of the count that pg-boss keeps nothing is used up: that is for lost workers. It does
 * go on, though, so that the outcome of an earlier try is never taken for that of a later one.
 */
export const putBack = async (db: Queryable, job: TakenJob, waiting: Waiting) => {
  const { pauseMs, past, message, waitsFor } = waiting;
  const kept = { message, ...past, ...(waitsFor && { waitsFor }) };
  await db.execute(sql`
    update pgboss.job
       set state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = null,
           start_after = now() + ${pauseMs}::float8 * (1 + random() / 2) * interval '1 millisecond',
           output = ${JSON.stringify(kept)}::jsonb || case when ${waitsFor !== undefined}::boolean
             then jsonb_build_object('waitsSince', floor(extract(epoch from now()) * 1000)) else '{}' end
     where name = ${QUEUE} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`);
};

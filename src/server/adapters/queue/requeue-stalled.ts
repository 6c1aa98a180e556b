import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import type { Log } from '#server/kernel/log.ts';
import { jobs } from './job-limits.ts';
import { QUEUE } from './job-queue.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Puts jobs whose worker has fallen silent back in the queue, to be taken at once: people wait for them, and to be killed is
 * not to fail. pg-boss does so too, but cannot be told to notice before ten seconds, and then lets the job wait as
 * after a failure. A job that keeps losing its workers waits longer each time, since it may be the one that ends them; the last
 * loss it may have is pg-boss's to notice, which gives it up.
 */
export const startRequeueing = ({ db, log }: { db: Database; log: Log }) => {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rowCount } = await db.execute(requeueStalled);
      if (rowCount) log.warn({ jobs: rowCount }, 'jobs of a stalled worker were requeued');
    } catch (error) {
      log.error({ err: error }, 'the jobs of stalled workers could not be looked for');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

const allowedLosses = sql.join(
  Object.entries(jobs.losses).map(([name, losses]) => sql`when ${name} then ${losses}::int`),
  sql` `,
);

/** What was put back has raised both the count and its limit, and is no loss. */
const lossesBefore = sql`case data ->> 'class' ${allowedLosses} else 0 end - (retry_limit - retry_count)`;

/** Whole seconds, and up to half as much again by chance, so that jobs which were lost together part. */
const pause = sql`
  case when ${lossesBefore} < ${jobs.requeuedAtOnce} then 0
       else power(2, ${lossesBefore} - ${jobs.requeuedAtOnce}) * (1 + random() / 2) end * interval '1 second'`;

export const requeueStalled = sql`
  update pgboss.job
     set state = 'retry', start_after = now() + ${pause}, heartbeat_on = null
   where name = ${QUEUE} and state = 'active'
     and heartbeat_on < now() - ${jobs.stalledAfterMs} * interval '1 millisecond'
     and retry_count < retry_limit`;

import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import { outage } from '#server/adapters/queue/job-limits.ts';
import { QUEUE, type TakenJob } from '#server/adapters/queue/job-queue.ts';
import { pastOf, putBack } from '#server/adapters/queue/put-back.ts';
import { pauseAfter } from '#server/adapters/queue/retry-policy.ts';
import { isTriedAnyway } from './job-needs.ts';
import { holdOutage, openOutage } from './outage-repo.ts';

type Reason = { dependency: Dependency; message: string; isNews: boolean };

/**
 * Lets a job wait until what it needs is back, at no cost to its tries. `over`: it is back already; `repeated`: what the
 * clock asks for again and again waits once.
 */
export const parkJob = (
  db: Database,
  job: TakenJob,
  { dependency, message, isNews }: Reason,
): Promise<'waits' | 'repeated' | 'over'> =>
  db.transaction(async (tx) => {
    if (isNews) await openOutage(tx, dependency);
    else if (!(await holdOutage(tx, dependency))) return 'over';
    if (await isRepeated(tx, job)) return 'repeated';
    const past = pastOf(job);
    const pauseMs = isTriedAnyway(job.data.name) ? pauseAfter(job.retryCount) : outage.maxWaitMs;
    await putBack(tx, job, { past, pauseMs, message, waitsFor: dependency });
    return 'waits';
  });

const isRepeated = async (tx: Transaction, { singletonKey }: TakenJob) => {
  if (singletonKey === null) return false;
  const { rows } = await tx.execute(sql`
    select 1 from pgboss.job
     where name = ${QUEUE} and state = 'retry' and singleton_key = ${singletonKey} limit 1`);
  return rows.length > 0;
};

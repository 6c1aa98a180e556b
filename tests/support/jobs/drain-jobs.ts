import { sql } from 'drizzle-orm';
import type { Envelope } from '#server/adapters/queue/job-queue.ts';
import type { Services } from '#server/kernel/services.ts';
import type { JobContext, JobName } from '#server/ports/queue.ts';
import { jobHandlers } from '#server/worker.ts';

type Handlers = Partial<Record<JobName, (data: never, job: JobContext) => Promise<void>>>;

export type Drained = { done: JobName[]; failed: { name: JobName; data: unknown; error: unknown }[] };

/**
 * Does the waiting jobs one after the other, and those they cause, as a worker would. A job that fails is noted and
 * not tried again; one that a test does without counts as done.
 */
export const drainJobs = async (
  services: Services,
  { isLastAttempt = false, without = [] }: { isLastAttempt?: boolean; without?: JobName[] } = {},
): Promise<Drained> => {
  const handlers = jobHandlers(services) as Handlers;
  for (const name of without) delete handlers[name];
  const drained: Drained = { done: [], failed: [] };
  for (let job = await takeJob(services); job; job = await takeJob(services)) {
    const { name, data } = job;
    try {
      await handlers[name]?.(data as never, {
        id: job.id,
        attempt: 1,
        isLastAttempt,
        signal: new AbortController().signal,
      });
      drained.done.push(name);
    } catch (error) {
      drained.failed.push({ name, data, error });
    }
  }
  return drained;
};

/** Removed as it is taken: what a job causes is seen, what it was is not seen twice. */
const takeJob = async ({ db }: Services) => {
  const { rows } = await db.execute<{ id: string; data: Envelope }>(sql`
    delete from pgboss.job where id = (
      select id from pgboss.job where name = 'jobs' and state < 'active'
       order by priority desc, created_on, id limit 1)
    returning id, data`);
  return rows[0] && { id: rows[0].id, ...rows[0].data };
};

/** The names of the queued jobs. */
export const listJobs = async ({ db }: Pick<Services, 'db'>) => {
  const { rows } = await db.execute<{ data: Envelope }>(
    sql`select data from pgboss.job where name = 'jobs' and state < 'active' order by created_on, id`,
  );
  return rows.map(({ data: { name, data } }) => ({ name, data }));
};

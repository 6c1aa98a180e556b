import { sql } from 'drizzle-orm';
import { jobs } from '#server/adapters/queue/job-limits.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { EnqueueOptions, JobClass, JobName, Jobs, Queue } from '#server/ports/queue.ts';
import type { FaultyCall } from './faulty-call.ts';

/**
 * The line as a table of its own, in virtual time and in the order the jobs came: pg-boss keeps time by the
 * database's clock and breaks ties by chance, which no seed can replay.
 */
export const createJobTable = (db: Database) =>
  db.execute(sql`create table simulated_jobs (
    id bigint generated always as identity primary key, name text not null, data jsonb not null,
    class text not null, run_after timestamptz not null, attempts int not null default 0, held_until timestamptz)`);

export const createSimulatedQueue = (clock: Clock, call: FaultyCall): Queue => ({
  enqueue: (tx, name, data, options) =>
    call(IN_TRANSACTION, () => insertJobs(clock, tx, name, [data], options)),
  enqueueAll: (tx, name, all, options) =>
    call(IN_TRANSACTION, () => insertJobs(clock, tx, name, all, options)),
  work: async () => async () => {},
  listDead: async () => [],
  retryDead: async () => false,
  depth: async () => [],
  check: async () => {},
});

const insertJobs = async (
  clock: Clock,
  tx: Transaction,
  name: JobName,
  all: readonly Jobs[JobName][],
  { class: jobClass = 'normal', runAfter }: EnqueueOptions = {},
) => {
  for (const data of all)
    await tx.execute(sql`insert into simulated_jobs (name, data, class, run_after)
      values (${name}, ${JSON.stringify(data)}::jsonb, ${jobClass}, ${(runAfter ?? clock.now()).toISOString()})`);
};

/** Nothing else can happen during this call: whoever asks holds the connection. */
export const IN_TRANSACTION = 'queue.enqueue';

export type SimulatedJob = {
  id: string;
  name: JobName;
  data: Jobs[JobName];
  class: JobClass;
  /** With this one. */
  attempts: number;
};

/** Takes one that could be taken now; `place` counts from the first. Held jobs are those of somebody who is not missed yet. */
export const takeJob = async (db: Database, now: Date, place: number): Promise<SimulatedJob | undefined> => {
  const heldUntil = new Date(now.getTime() + jobs.heartbeatMs).toISOString();
  const { rows } = await db.execute<SimulatedJob>(sql`
    update simulated_jobs set attempts = attempts + 1, held_until = ${heldUntil}
     where id = (select id from simulated_jobs
                  where run_after <= ${now.toISOString()} and coalesce(held_until <= ${now.toISOString()}, true)
                  order by id limit 1 offset ${place})
     returning id, name, data, class, attempts`);
  return rows[0] ?? (place > 0 ? takeJob(db, now, 0) : undefined);
};

/** Only by whoever took it last. */
export const finishJob = (db: Database, { id, attempts }: SimulatedJob) =>
  db.execute(sql`delete from simulated_jobs where id = ${id} and attempts = ${attempts}`);

export const putBack = async (db: Database, job: SimulatedJob, now: Date) => {
  const waitMs = Math.min(jobs.maxRetryDelayMs, 1000 * 2 ** job.attempts);
  const runAfter = new Date(now.getTime() + waitMs).toISOString();
  if (isLastAttempt(job)) await finishJob(db, job);
  else
    await db.execute(sql`update simulated_jobs set held_until = null, run_after = ${runAfter}
      where id = ${job.id} and attempts = ${job.attempts}`);
};

export const isLastAttempt = ({ attempts, class: jobClass }: SimulatedJob) =>
  attempts > jobs.retries[jobClass];

/** When the next job can be taken; undefined when there is none. */
export const nextJobAt = async (db: Database): Promise<Date | undefined> => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(greatest(run_after, held_until)) as at from simulated_jobs`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : undefined;
};

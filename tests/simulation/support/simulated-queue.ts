import { sql } from 'drizzle-orm';
import { jobs } from '#server/adapters/queue/job-limits.ts';
import { isLastTry, pauseAfter } from '#server/adapters/queue/retry-policy.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { EnqueueOptions, JobClass, JobName, Jobs, Queue } from '#server/ports/queue.ts';
import { noTrouble } from '#tests/support/jobs/no-trouble.ts';
import type { FaultyCall } from './faulty-call.ts';

/**
 * The line as a table of its own, in virtual time and in the order the jobs came: pg-boss keeps time by the
 * database's clock and breaks ties by chance, which no seed can replay.
 */
export const createJobTable = (db: Database) =>
  db.execute(sql`create table simulated_jobs (
    id bigint generated always as identity primary key, name text not null, data jsonb not null,
    class text not null, created_at timestamptz not null, run_after timestamptz not null,
    attempts int not null default 0, held_until timestamptz,
    tries int not null default 0, waited_ms float8 not null default 0,
    waits_for text, waits_since timestamptz)`);

export const createSimulatedQueue = (clock: Clock, call: FaultyCall): Queue => ({
  enqueue: (tx, name, data, options) =>
    call(IN_TRANSACTION, () => insertJobs(clock, tx, name, [data], options)),
  enqueueAll: (tx, name, all, options) =>
    call(IN_TRANSACTION, () => insertJobs(clock, tx, name, all, options)),
  enqueueMissing: (tx, name, all, options) =>
    call(IN_TRANSACTION, async () => {
      for (const data of all)
        if (!(await isQueued(tx, name, data))) await insertJobs(clock, tx, name, [data], options);
    }),
  work: async () => async () => {},
  listDead: async () => [],
  retryDead: async () => false,
  trouble: noTrouble,
  depth: async () => [],
  readPaidWork: async () => ({ waiting: 0, running: 0 }),
  readPace: async () => [],
  check: async () => {},
});

const insertJobs = async (
  clock: Clock,
  tx: Transaction,
  name: JobName,
  all: readonly Jobs[JobName][],
  { class: jobClass = 'normal', runAfter }: EnqueueOptions = {},
) => {
  const now = clock.now();
  for (const data of all)
    await tx.execute(sql`insert into simulated_jobs (name, data, class, created_at, run_after)
      values (${name}, ${JSON.stringify(data)}::jsonb, ${jobClass}, ${now.toISOString()},
              ${(runAfter ?? now).toISOString()})`);
};

const isQueued = async (tx: Transaction, name: JobName, data: Jobs[JobName]) => {
  const { rows } = await tx.execute(sql`
    select 1 from simulated_jobs where name = ${name} and data = ${JSON.stringify(data)}::jsonb`);
  return rows.length > 0;
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
  /** Those that failed for another reason than an outage. */
  tries: number;
  ageMs: number;
  waitedMs: number;
};

/** Takes one that could be taken now; `place` counts from the first, which is never one made ahead while there are others. Held jobs are those of somebody who is not missed yet. */
export const takeJob = async (db: Database, now: Date, place: number): Promise<SimulatedJob | undefined> => {
  const heldUntil = new Date(now.getTime() + jobs.heartbeatMs).toISOString();
  const { rows } = await db.execute<SimulatedJob>(sql`
    update simulated_jobs set attempts = attempts + 1, held_until = ${heldUntil}
     where id = (select id from simulated_jobs
                  where run_after <= ${now.toISOString()} and coalesce(held_until <= ${now.toISOString()}, true)
                  order by class = 'ahead', id limit 1 offset ${place})
     returning id, name, data, class, attempts, tries, waited_ms as "waitedMs",
               extract(epoch from ${now.toISOString()}::timestamptz - created_at)::float8 * 1000 as "ageMs"`);
  return rows[0] ?? (place > 0 ? takeJob(db, now, 0) : undefined);
};

/** Only by whoever took it last. */
export const finishJob = (db: Database, { id, attempts }: SimulatedJob) =>
  db.execute(sql`delete from simulated_jobs where id = ${id} and attempts = ${attempts}`);

export const putBack = async (db: Database, job: SimulatedJob, now: Date) => {
  const runAfter = new Date(now.getTime() + pauseAfter(job.tries)).toISOString();
  if (isLastAttempt(job)) await finishJob(db, job);
  else
    await db.execute(sql`
      update simulated_jobs set held_until = null, run_after = ${runAfter}, tries = tries + 1
       where id = ${job.id} and attempts = ${job.attempts}`);
};

export const isLastAttempt = (job: SimulatedJob) => isLastTry({ ...job, isRecurring: isClocked(job.name) });

const isClocked = (name: JobName) => CLOCKED.has(name);
const CLOCKED: ReadonlySet<JobName> = new Set<JobName>([
  'reconcile-orders',
  'reconcile-shop',
  'catch-up-events',
  'clear-ahead',
  'sweep',
]);

/** When the next job can be taken; undefined when there is none. */
export const nextJobAt = async (db: Database): Promise<Date | undefined> => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(greatest(run_after, held_until)) as at from simulated_jobs`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : undefined;
};

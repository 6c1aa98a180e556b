import { sql } from 'drizzle-orm';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import type { Log } from '#server/kernel/log.ts';
import { endsInTime } from '#server/kernel/concurrency/with-timeout.ts';
import type { JobHandlers } from '#server/ports/queue.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import { type Envelope, QUEUE, type TakenJob } from './job-queue.ts';
import type { OutageWatch } from './outages/watch-outages.ts';
import { runJob } from './run-job.ts';

type Worker = {
  boss: PgBoss;
  db: Database;
  log: Log;
  tracer: Tracer;
  outages: OutageWatch;
  concurrency: number;
  graceMs: number;
  pollSeconds: number;
};

const optionsOf = (pollSeconds: number) =>
  ({
    pollingIntervalSeconds: pollSeconds,
    // While it listens, pg-boss would look by itself only every 30 s: too late for retries, which nobody announces.
    notifyPollingIntervalSeconds: pollSeconds,
    // A beat or two may get lost before the job does.
    heartbeatRefreshSeconds: 2,
    includeMetadata: true,
    perJobResults: true,
  }) as const;

/** Runs `concurrency` jobs at a time, always the most urgent there are. Returns how to stop. */
export const workQueue = async (worker: Worker, handlers: JobHandlers) => {
  const { boss, db, log, tracer, outages, concurrency, graceMs, pollSeconds } = worker;
  const options = optionsOf(pollSeconds);
  const running = new Map<string, TakenJob>();
  const stopping = new AbortController();
  let isLeaving = false;

  const doOne = async (job: TakenJob): Promise<JobResult> => {
    // A worker that was already fetching a job may get one that was just handed back.
    if (isLeaving) {
      await handBack(db, [job]);
      return { id: job.id, status: 'failed' };
    }
    running.set(job.id, job);
    const result = await runJob({ db, handlers, outages, log, tracer, stopping: stopping.signal }, job);
    running.delete(job.id);
    return result;
  };
  const startWorker = async () => {
    const id: string = await boss.work<Envelope, unknown, typeof options>(QUEUE, options, (taken) => {
      // Without a nudge a worker that is done rests until the next poll, however long the queue.
      boss.notifyWorker(id);
      return Promise.all(taken.map(doOne));
    });
  };
  await Promise.all(Array.from({ length: concurrency }, startWorker));

  const stop = async () => {
    if (await endsInTime(graceMs, () => boss.offWork(QUEUE, { wait: true }))) return;
    isLeaving = true;
    await handBack(db, [...running.values()]).finally(() =>
      stopping.abort(new Error('The worker is stopping.')),
    );
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());
};

/**
 * Requeued at once and at no cost: being interrupted is not a failed try. The count of tries goes
 * on, though, so that the outcome of an interrupted handler is never taken for that of its successor.
 */
const handBack = async (db: Database, jobs: TakenJob[]) => {
  for (const { id, retryCount } of jobs)
    await db.execute(
      sql`update pgboss.job
             set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
           where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount}`,
    );
};

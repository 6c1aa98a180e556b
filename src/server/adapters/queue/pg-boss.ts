import type { Database } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import type { EnqueueOptions, JobName, Jobs, Queue } from '#server/ports/queue.ts';
import { jobs, shutdown } from '#shared/limits.ts';
import { listDead, takeDead } from './dead-letters.ts';
import { checkLine, readDepth } from './line-state.ts';
import { startClock } from './recurring.ts';
import { startRetaking } from './retake-lost.ts';
import type { Envelope } from './job-line.ts';
import { sendJob, sendJobs } from './send-job.ts';
import { startBoss } from './start-boss.ts';
import { workLine } from './work-line.ts';

export type PgBossQueueOptions = {
  /** For pg-boss's own connections: taking jobs must not wait for a busy shop, nor the shop for it. */
  url: string;
  /** The shop's pool: jobs are queued in its transactions. */
  db: Database;
  log: Log;
  clock: Clock;
  /** How many jobs this process does at the same time. */
  concurrency?: number;
  graceMs?: number;
};

export type PgBossQueue = Queue & { close: () => Promise<void> };

/** Besides one connection for each job that is being done: one to look after all workers, one to spare. */
const SPARE_CONNECTIONS = 2;

export const createPgBossQueue = async ({
  url,
  db,
  log,
  clock,
  concurrency = jobs.hands,
  graceMs = shutdown.workMs,
}: PgBossQueueOptions): Promise<PgBossQueue> => {
  const boss = await startBoss({ url, db, log, maxConnections: concurrency + SPARE_CONNECTIONS });
  const sender = { boss, clock };
  let stopWork: (() => Promise<void>) | undefined;

  return {
    enqueue: (tx, name, data, options = {}) =>
      sendJob(sender, tx, envelopeOf(name, data, options), whenOf(options)),
    enqueueAll: (tx, name, all, options = {}) =>
      sendJobs(
        sender,
        tx,
        all.map((data) => envelopeOf(name, data, options)),
        whenOf(options),
      ),
    work: async (handlers, recurring = {}) => {
      const stopClock = startClock({ ...sender, db, log }, recurring);
      const stopRetaking = startRetaking({ db, log });
      const stopLine = await workLine({ boss, db, log, concurrency, graceMs }, handlers);
      stopWork = async () => {
        stopClock();
        stopRetaking();
        await stopLine();
      };
      return stopWork;
    },
    listDead: (limit) => listDead(db, limit),
    retryDead: (id) =>
      db.transaction(async (tx) => {
        const dead = await takeDead(tx, id);
        if (dead) await sendJob(sender, tx, dead);
        return Boolean(dead);
      }),
    depth: () => readDepth(db),
    check: () => checkLine(db),
    close: async () => {
      await stopWork?.();
      await boss.stop({ graceful: false });
    },
  };
};

const envelopeOf = <Name extends JobName>(
  name: Name,
  data: Jobs[Name],
  { class: jobClass = 'normal', fairKey }: EnqueueOptions,
): Envelope => ({ name, data, class: jobClass, ...(fairKey === undefined ? {} : { fairKey }) });

const whenOf = ({ runAfter }: EnqueueOptions) => (runAfter ? { startAfter: runAfter } : {});

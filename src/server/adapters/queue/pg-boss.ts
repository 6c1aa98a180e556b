import { type Database, database } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { endsInTime } from '#server/kernel/concurrency/with-timeout.ts';
import { shutdown } from '#server/kernel/shutdown.ts';
import type { EnqueueOptions, JobName, Jobs, Queue } from '#server/ports/queue.ts';
import { noTracer, type Tracer } from '#server/ports/tracer.ts';
import { listDead, retryDead } from './dead-letters.ts';
import { jobs } from './job-limits.ts';
import { watchOutages } from './outages/watch-outages.ts';
import { checkQueue, readDepth, readPace, readPaidWork } from './queue-state.ts';
import { startRecurring } from './recurring.ts';
import { startRequeueing } from './requeue-stalled.ts';
import type { Envelope } from './job-queue.ts';
import { sendJob, sendJobs } from './send-job.ts';
import { sendMissing } from './send-missing.ts';
import { startBoss } from './start-boss.ts';
import { createJobTrouble } from './trouble/job-trouble.ts';
import { workQueue } from './work-queue.ts';

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
  /** How often a worker looks for jobs that nobody announced, such as retries. */
  pollSeconds?: number;
  /** How long a connection that was asked may say nothing. */
  silenceMs?: number;
  /** Whether this process looks every second for workers that died. */
  isSupervised?: boolean;
  tracer?: Tracer;
};

export type PgBossQueue = Queue & { close: () => Promise<void> };

/** Besides one connection for each job that is being done: one to look after all workers, one to spare. */
const SPARE_CONNECTIONS = 2;

export const createPgBossQueue = async ({
  url,
  db,
  log,
  clock,
  concurrency = jobs.concurrency,
  graceMs = shutdown.workMs,
  pollSeconds = 1,
  silenceMs = database.silenceMs,
  isSupervised = true,
  tracer = noTracer,
}: PgBossQueueOptions): Promise<PgBossQueue> => {
  const maxConnections = concurrency + SPARE_CONNECTIONS;
  const boss = await startBoss({ url, db, log, maxConnections, silenceMs, isSupervised });
  const sender = { boss, clock };
  const trouble = createJobTrouble(sender, db);
  const envelopeOf = envelopesCausedBy(() => tracer.carry());
  let stopWork: (() => Promise<void>) | undefined;

  return {
    enqueue: (tx, name, data, options = {}) =>
      sendJob(sender, tx, envelopeOf(name, data, options), whenOf(options)),
    enqueueMissing: (tx, name, all, options = {}) =>
      sendMissing(
        sender,
        tx,
        all.map((data) => envelopeOf(name, data, options)),
        whenOf(options),
      ),
    enqueueAll: (tx, name, all, options = {}) =>
      sendJobs(
        sender,
        tx,
        all.map((data) => envelopeOf(name, data, options)),
        whenOf(options),
      ),
    work: async (handlers, { recurring = {}, probes = {} } = {}) => {
      const outages = watchOutages({ db, log, probes });
      const stopRecurring = startRecurring({ ...sender, db, log }, recurring);
      const stopRequeueing = startRequeueing({ db, log });
      const stopQueue = await workQueue(
        { boss, db, log, tracer, outages, concurrency, graceMs, pollSeconds },
        handlers,
      );
      stopWork = async () => {
        stopRecurring();
        stopRequeueing();
        outages.stop();
        await stopQueue();
      };
      return stopWork;
    },
    listDead: (limit) => listDead(trouble, limit),
    retryDead: (id) => retryDead(trouble, id),
    trouble,
    depth: () => readDepth(db),
    readPaidWork: () => readPaidWork(db),
    readPace: () => readPace(db),
    check: () => checkQueue(db),
    close: async () => {
      await stopWork?.();
      // It says goodbye to the one connection that listens, and would wait for ever if nobody is there to hear it.
      await endsInTime(silenceMs, () => boss.stop({ graceful: false }));
    },
  };
};

const envelopesCausedBy =
  (causeOf: () => string | undefined) =>
  <Name extends JobName>(
    name: Name,
    data: Jobs[Name],
    { class: jobClass = 'normal', fairKey }: EnqueueOptions,
  ): Envelope => {
    const cause = causeOf();
    return {
      name,
      data,
      class: jobClass,
      ...(fairKey === undefined ? {} : { fairKey }),
      ...(cause === undefined ? {} : { cause }),
    };
  };

const whenOf = ({ runAfter }: EnqueueOptions) => (runAfter ? { startAfter: runAfter } : {});

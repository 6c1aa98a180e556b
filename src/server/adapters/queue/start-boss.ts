import { PgBoss, type QueueOptions } from 'pg-boss';
import { APPLICATION_NAME, type Database, database } from '#server/db/connect.ts';
import { type Silence, WatchedClient } from '#server/db/watched-client.ts';
import type { Log } from '#server/kernel/log.ts';
import { jobs } from './job-limits.ts';
import { DEAD, QUEUE } from './job-queue.ts';
import { ensureFairnessIndex } from './fairness-index.ts';

type BossOptions = {
  url: string;
  db: Database;
  log: Log;
  maxConnections: number;
  silenceMs: number;
  isSupervised: boolean;
};

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

const QUEUE_OPTIONS = {
  notify: true,
  heartbeatSeconds: inSeconds(jobs.heartbeatMs),
  expireInSeconds: inSeconds(jobs.maxRunMs),
  retentionSeconds: inSeconds(jobs.keepWaitingMs),
  deleteAfterSeconds: inSeconds(jobs.keepDoneMs),
  deadLetter: DEAD,
} satisfies QueueOptions & { notify: boolean; deadLetter: string };

const DEAD_OPTIONS = { retentionSeconds: inSeconds(jobs.keepDeadMs) } satisfies QueueOptions;

/** pg-boss gives pg also what it does not know itself. Its one connection that listens looks after itself. */
const handedOn = (silence: Silence) => ({
  idleTimeoutMillis: database.idleConnectionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: database.keepAliveMs,
  silence,
  Client: WatchedClient,
});

/** pg-boss with its own schema, its own few connections and one that listens; safe to start in several processes at once. */
export const startBoss = async ({ url, db, log, maxConnections, silenceMs, isSupervised }: BossOptions) => {
  // Not while it brings its tables up to date, which may take long.
  const silence: Silence = { limitMs: silenceMs, isWaived: true };
  const boss = new PgBoss({
    connectionString: url,
    application_name: `${APPLICATION_NAME}-jobs`,
    max: maxConnections,
    connectionTimeoutMillis: database.connectMs,
    ...handedOn(silence),
    useListenNotify: true,
    schedule: false,
    supervise: isSupervised,
    // A dead worker is noticed only by a pass that is both supervised and monitored; the default is a minute for each.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 600,
    // Jobs that depend on jobs, which we do not use.
    flowIntervalSeconds: 3600,
    // A long queue is shown by the metrics; pg-boss would log it every second.
    warningQueueSize: 1_000_000,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue is in trouble'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  try {
    await boss.start();
    await declareQueues(boss);
    await ensureFairnessIndex(db);
    silence.isWaived = false;
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
};

/** Created once, then brought up to date: what changes in a new version holds for the jobs queued from then on. */
const declareQueues = async (boss: PgBoss) => {
  await boss.createQueue(DEAD, DEAD_OPTIONS);
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  await boss.updateQueue(DEAD, DEAD_OPTIONS);
  await boss.updateQueue(QUEUE, QUEUE_OPTIONS);
};

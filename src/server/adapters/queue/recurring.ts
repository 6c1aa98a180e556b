import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Recurring } from '#server/ports/queue.ts';
import type { Envelope } from './job-queue.ts';
import { sendJob } from './send-job.ts';

type Scheduler = { boss: PgBoss; db: Database; clock: Clock; log: Log };

/** How late a job may be that recurs less often than this. */
const LOOK_EVERY_MS = 60_000;

/**
 * Every worker asks for every recurring job again and again; a unique index of pg-boss lets one
 * through per period of the database's time. Simpler than pg-boss's cron, which would add two more
 * timers and a second queue, and finer than its minute.
 */
export const startRecurring = (scheduler: Scheduler, recurring: Recurring) => {
  const timers = Object.entries(recurring).map(([name, { everyMs }]) => {
    const look = () => void askFor(scheduler, name as keyof Recurring, everyMs);
    look();
    return setInterval(look, Math.min(everyMs, LOOK_EVERY_MS));
  });
  return () => timers.forEach((timer) => clearInterval(timer));
};

const askFor = async ({ boss, db, clock, log }: Scheduler, name: keyof Recurring, everyMs: number) => {
  const envelope: Envelope = { name, data: {}, class: 'normal' };
  const periodSeconds = everyMs / 1000;
  const oncePerPeriod = {
    singletonKey: name,
    singletonSeconds: periodSeconds,
    // A done job that is deleted before its period is over would be let through again.
    deleteAfterSeconds: 2 * periodSeconds,
  };
  try {
    await db.transaction((tx) => sendJob({ boss, clock }, tx, envelope, oncePerPeriod));
  } catch (error) {
    log.error({ err: error, job: name }, 'a recurring job could not be queued');
  }
};

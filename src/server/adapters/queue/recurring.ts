import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Recurring } from '#server/ports/queue.ts';
import type { Envelope } from './job-line.ts';
import { sendJob } from './send-job.ts';

type Clockwork = { boss: PgBoss; db: Database; clock: Clock; log: Log };

/** How late a recurring job may start at most. */
const LOOK_EVERY_MS = 60_000;

/**
 * Every worker asks for every recurring job again and again; a unique index of pg-boss lets one
 * through per period of the database's time. Simpler than pg-boss's cron, and a test need not
 * wait for the full minute.
 */
export const startClock = ({ boss, db, clock, log }: Clockwork, recurring: Recurring) => {
  const askFor = async (name: keyof Recurring, everyMs: number) => {
    const envelope: Envelope = { name, data: {}, class: 'normal' };
    const everySeconds = everyMs / 1000;
    const oncePerPeriod = { singletonKey: name, singletonSeconds: everySeconds };
    // A period's job that was deleted before the period is over would be let through twice.
    const when = { ...oncePerPeriod, deleteAfterSeconds: 2 * everySeconds };
    await db.transaction((transaction) => sendJob({ boss, clock }, transaction, envelope, when));
  };
  const askForAll = () => {
    for (const [name, { everyMs }] of Object.entries(recurring) as [keyof Recurring, { everyMs: number }][])
      askFor(name, everyMs).catch((err: unknown) => log.error({ err, job: name }, 'A recurring job was not queued.'));
  };
  askForAll();
  const timer = setInterval(askForAll, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { createPgBossQueue, type PgBossQueueOptions } from '#server/adapters/queue/pg-boss.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

export const openTestQueue = ({ db, url }: TestDatabase, options: Partial<PgBossQueueOptions> = {}) =>
  createPgBossQueue({ db, url, log: createLog({ level: 'silent' }), clock: systemClock, ...options });

/** A queue for one test; its jobs are gone when the test is. */
export const startTestQueue = async (database: TestDatabase, options: Partial<PgBossQueueOptions> = {}) => {
  const queue = await openTestQueue(database, options);
  onTestFinished(async () => {
    await queue.close();
    await database.db.execute(sql`delete from pgboss.job`);
  });
  return queue;
};

/** Notes the keys of `remove-file` jobs as they are done, and tells when there are `count`. */
export const noteKeys = (count: number) => {
  const keys: string[] = [];
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const note = (key: string) => {
    keys.push(key);
    if (keys.length === count) resolve();
  };
  return { keys, note, all };
};

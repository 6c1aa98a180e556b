import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { JobContext } from '#server/ports/queue.ts';
import { startFreezingProxy } from '#tests/support/database/freezing-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { noteKeys, openTestQueue, startTestQueue } from '#tests/support/jobs/test-queue.ts';
import { requeueStalled } from './requeue-stalled.ts';

const WORKER = join(import.meta.dirname, '../../../../tests/support/jobs/worker-process.ts');

const database = await createTestDatabase();
const { db } = database;

/** Takes one job and lets the test decide when it ends. */
const holdOneJob = () => {
  const started = Promise.withResolvers<JobContext>();
  const finish = Promise.withResolvers<void>();
  const handlers = handlersWith({
    'remove-file': (_, job) => {
      started.resolve(job);
      return finish.promise;
    },
  });
  return { handlers, started: started.promise, finish: finish.resolve };
};

const killInMidJob = async ({ db: own, url }: TestDatabase) => {
  const queue = await openTestQueue({ db: own, url });
  await own.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }));
  const worker = spawn(process.execPath, [WORKER, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(worker.stdout, 'data')) as [Buffer];
  worker.kill('SIGKILL');
  await once(worker, 'exit');

  const killedAt = performance.now();
  const { handlers, started, finish } = holdOneJob();
  const stop = await queue.work(handlers);
  const { attempt } = await started;
  const takenAfterMs = performance.now() - killedAt;
  finish();
  await stop();
  const left = await queue.depth();
  await queue.close();
  return { said: said.toString(), attempt, takenAfterMs, left };
};

/** Begun here, so that the job is missed while the other tests run. */
const killed = killInMidJob(await createTestDatabase());

describe('a worker that lost its job', () => {
  test('is told to stop, and what it does then no longer counts', async () => {
    const queue = await startTestQueue(database);
    const { handlers, started, finish } = holdOneJob();
    await queue.work(handlers);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }));
    const { signal } = await started;
    expect(signal.aborted).toBe(false);

    const lost = once(signal, 'abort');
    await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'`);
    await lost;
    finish();
    await expect.poll(() => queue.depth()).toEqual([{ name: 'remove-file', waiting: 1, running: 0 }]);
  });
});

describe('a worker whose connections are cut', () => {
  test('goes on as soon as the database answers again', async () => {
    const queue = await startTestQueue(database);
    const { keys, note, all } = noteKeys(2);
    await queue.work(handlersWith({ 'remove-file': async ({ key }) => note(key) }));
    const enqueueKey = (key: string) => db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key }));
    await enqueueKey('before');
    await expect.poll(() => keys).toEqual(['before']);

    const cut = await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'bindery-jobs'`);
    expect(cut.rows.length).toBeGreaterThan(1);
    await enqueueKey('after');
    await all;
    expect(keys).toEqual(['before', 'after']);
  });

  test('notices by their silence that they lead nowhere any more', async () => {
    const proxy = await startFreezingProxy(database.url);
    const queue = await startTestQueue({ db, url: proxy.url }, { silenceMs: 1000, concurrency: 1 });
    const { keys, note } = noteKeys(2);
    await queue.work(handlersWith({ 'remove-file': async ({ key }) => note(key) }));
    const enqueueKey = (key: string) => db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key }));
    await enqueueKey('before');
    await expect.poll(() => keys).toEqual(['before']);

    proxy.freeze();
    await enqueueKey('after');
    await expect.poll(() => keys).toContain('after');
  });
});

describe('a worker that is stopped', () => {
  test('finishes what it is doing and takes nothing new', async () => {
    const queue = await startTestQueue(database, { concurrency: 1 });
    const { handlers, started, finish } = holdOneJob();
    const stop = await queue.work(handlers);
    await db.transaction(async (tx) => {
      await queue.enqueue(tx, 'remove-file', { key: 'a' });
      await queue.enqueue(tx, 'remove-file', { key: 'b' });
    });
    const { signal } = await started;
    const stopped = stop();
    expect(await queue.depth()).toEqual([{ name: 'remove-file', waiting: 1, running: 1 }]);
    expect(signal.aborted).toBe(false);
    finish();
    await stopped;
    expect(await queue.depth()).toEqual([{ name: 'remove-file', waiting: 1, running: 0 }]);
  });

  test('hands back what takes too long: it is done elsewhere at once and costs no try', async () => {
    const [leaving, staying] = await Promise.all([
      // One worker: another one, reaching for a job at that moment, might get it back once more.
      startTestQueue(database, { graceMs: 50, concurrency: 1 }),
      startTestQueue(database),
    ]);
    const { handlers, started, finish } = holdOneJob();
    const stop = await leaving.work(handlers);
    await db.transaction((tx) => leaving.enqueue(tx, 'remove-file', { key: 'a' }, { class: 'preview' }));
    const { signal } = await started;
    await stop();
    expect(signal.aborted).toBe(true);

    const requeued = holdOneJob();
    await staying.work(requeued.handlers);
    expect(await requeued.started).toMatchObject({ attempt: 2 });
    const { rows } = await db.execute(sql`select retry_limit from pgboss.job`);
    expect(rows).toEqual([{ retry_limit: 3 }]);

    finish();
    await leaving.close();
    expect(await staying.depth()).toEqual([{ name: 'remove-file', waiting: 0, running: 1 }]);
    requeued.finish();
    await expect.poll(() => staying.depth()).toEqual([]);
  });
});

describe('a worker that is killed', () => {
  test('in the middle of a job loses it to another one within seconds', async () => {
    const { said, attempt, takenAfterMs, left } = await killed;
    expect(said).toBe('attempt 1\n');
    expect(attempt).toBe(2);
    expect(takenAfterMs).toBeLessThan(onThisMachine(10_000));
    expect(left).toEqual([]);
  });

  test.each([
    { losses: 2, putBack: 0, silentFor: '7 seconds', waits: 0 },
    { losses: 2, putBack: 9, silentFor: '7 seconds', waits: 0 },
    { losses: 2, putBack: 0, silentFor: '5 seconds', waits: undefined },
    { losses: 3, putBack: 0, silentFor: '7 seconds', waits: 1 },
    { losses: 5, putBack: 4, silentFor: '7 seconds', waits: 4 },
    { losses: 8, putBack: 0, silentFor: '7 seconds', waits: undefined },
  ])(
    'is not waited for, unless its job may be the one that kills: $losses lost, $putBack put back, $silentFor',
    async ({ losses, putBack, silentFor, waits }) => {
      const queue = await startTestQueue(database);
      await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }));
      await db.execute(sql`
        update pgboss.job set state = 'active', retry_count = ${losses + putBack}, retry_limit = retry_limit + ${putBack},
                              heartbeat_on = now() - ${silentFor}::interval`);
      const paused = await db.transaction(async (tx) => {
        await tx.execute(requeueStalled);
        const { rows } = await tx.execute<{ seconds: number }>(sql`
          select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where state = 'retry'`);
        return rows.map(({ seconds }) => seconds);
      });
      expect(paused).toHaveLength(waits === undefined ? 0 : 1);
      for (const seconds of paused) {
        expect(seconds).toBeGreaterThanOrEqual(waits ?? 0);
        expect(seconds).toBeLessThanOrEqual((waits ?? 0) * 1.5);
      }
    },
  );
});

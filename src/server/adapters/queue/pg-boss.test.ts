import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { noteKeys, startTestQueue } from '#tests/support/jobs/test-queue.ts';

const database = await createTestDatabase();
const { db } = database;

describe('queueing a job', () => {
  test('is part of the transaction that caused it: a rollback leaves no job', async () => {
    const queue = await startTestQueue(database);
    const failed = db.transaction(async (tx) => {
      await queue.enqueue(tx, 'remove-file', { key: 'a' }, { fairKey: 'customer' });
      throw new Error('The order could not be written.');
    });
    await expect(failed).rejects.toThrow('could not be written');
    expect(await queue.depth()).toEqual([]);

    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'b' }));
    expect(await queue.depth()).toEqual([{ name: 'remove-file', waiting: 1, running: 0 }]);
  });

  test('is announced to workers that rest: they need not look for it', async () => {
    const queue = await startTestQueue(database, { pollSeconds: 3600 });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { keys, note, all } = noteKeys(3);
    await queue.work(
      handlersWith({ 'remove-file': async ({ key }) => (key === 'first' ? begin() : note(key)) }),
    );
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'first' }));
    await begun;
    for (const key of ['a', 'b', 'c'])
      await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key }));
    await all;
    expect(keys.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('for later leaves it queued until then', async () => {
    const queue = await startTestQueue(database);
    const { keys, note, all } = noteKeys(1);
    await db.transaction(async (tx) => {
      const runAfter = new Date(Date.now() + 3_600_000);
      await queue.enqueue(tx, 'remove-file', { key: 'later' }, { runAfter });
      await queue.enqueue(tx, 'remove-file', { key: 'now' });
    });
    await queue.work(handlersWith({ 'remove-file': async ({ key }) => note(key) }));
    await all;
    await expect.poll(() => queue.depth()).toEqual([{ name: 'remove-file', waiting: 1, running: 0 }]);
    expect(keys).toEqual(['now']);
  });
});

describe('several workers', () => {
  test('start together on a database that has no queue yet', async () => {
    await db.execute(sql`drop schema if exists pgboss cascade`);
    const queues = await Promise.all([1, 2, 3].map(() => startTestQueue(database)));
    await expect(Promise.all(queues.map((queue) => queue.check()))).resolves.toHaveLength(3);
  });

  test('share 600 jobs and do each of them once', async () => {
    const done = noteKeys(600);
    const workers = await Promise.all([1, 2].map(() => startTestQueue(database, { concurrency: 2 })));
    const shares = new Map<number, number>();
    const jobs = Array.from({ length: 600 }, (_, index) => ({ key: String(index) }));
    await db.transaction(async (tx) => workers[0]?.enqueueAll(tx, 'remove-file', jobs));
    await Promise.all(
      workers.map((worker, index) =>
        worker.work(
          handlersWith({
            'remove-file': async ({ key }) => {
              shares.set(index, (shares.get(index) ?? 0) + 1);
              done.note(key);
            },
          }),
        ),
      ),
    );
    await done.all;
    await expect.poll(() => workers[0]?.depth()).toEqual([]);
    expect(new Set(done.keys).size).toBe(600);
    expect(done.keys).toHaveLength(600);
    expect([...shares.values()].every((share) => share > 60)).toBe(true);
  });

  test('run what recurs once per period between them', async () => {
    const workers = await Promise.all([1, 2].map(() => startTestQueue(database)));
    const sweep = vi.fn<() => Promise<void>>(async () => {});
    const stops = await Promise.all(
      workers.map((worker) =>
        worker.work(handlersWith({ sweep }), { recurring: { sweep: { everyMs: 1000 } } }),
      ),
    );
    await expect.poll(() => sweep.mock.calls.length).toBeGreaterThanOrEqual(3);
    await Promise.all(stops.map((stop) => stop()));
    const { rows } = await db.execute(
      sql`select distinct singleton_on from pgboss.job where state = 'completed'`,
    );
    expect(sweep).toHaveBeenCalledTimes(rows.length);
  });
});

describe('checking the queue', () => {
  test('tells when jobs wait and no worker takes them', async () => {
    const queue = await startTestQueue(database);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'a' }));
    await queue.check();
    await db.execute(sql`update pgboss.job set start_after = now() - interval '31 seconds'`);
    await expect(queue.check()).rejects.toThrow('no worker takes them');

    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key: 'b' }));
    await queue.work(
      handlersWith({
        'remove-file': () => {
          started.resolve();
          return finish.promise;
        },
      }),
    );
    await started.promise;
    await queue.check();
    finish.resolve();
  });
});

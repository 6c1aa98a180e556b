import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PgBossQueue } from '#server/adapters/queue/pg-boss.ts';
import { later } from '#server/kernel/clock.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { noteKeys, startTestQueue } from '#tests/support/jobs/test-queue.ts';
import { stuck, unfinishedByName } from './queue-state.ts';
import { requeueStalled } from './requeue-stalled.ts';
import { unqueued } from './send-missing.ts';
import { oldestWait } from './trouble/job-trouble.ts';
import { removedRows, troubledCount, troubledRows } from './trouble/troubled-rows.ts';
import { lastPriority } from './assign-priority.ts';

const database = await createTestDatabase();
const { db } = database;

type Options = Parameters<PgBossQueue['enqueue']>[3];

const enqueueKeys = (queue: PgBossQueue, keys: string[], options: Options) =>
  db.transaction(async (tx) => {
    for (const key of keys) await queue.enqueue(tx, 'remove-file', { key }, options);
  });

const keysOf = (customer: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${customer}${index}`);

/** Has one worker do what waits, one job at a time, and tells in which order. */
const workOff = async (queue: PgBossQueue, count: number) => {
  const { keys, note, all } = noteKeys(count);
  const stop = await queue.work(
    handlersWith({ 'remove-file': async ({ key }) => note(key), sweep: async () => note('sweep') }),
  );
  await all;
  await stop();
  return keys;
};

const planOf = async (query: SQL) => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('a job that is queued with others', () => {
  test('differs in nothing from one that is queued alone, and goes when its transaction is undone', async () => {
    const queue = await startTestQueue(database);
    const options = { class: 'preview', fairKey: 'a', runAfter: new Date('2100-01-01T00:00:00Z') } as const;
    await db.transaction(async (tx) => {
      await queue.enqueue(tx, 'remove-file', { key: 'alone' }, options);
      await queue.enqueueAll(tx, 'remove-file', [{ key: 'first' }, { key: 'second' }], options);
      await queue.enqueueAll(tx, 'remove-file', [], options);
    });
    const undone = db.transaction(async (tx) => {
      await queue.enqueueAll(tx, 'remove-file', [{ key: 'undone' }], options);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    const { rows } = await db.execute<{ key: string; rest: unknown }>(sql`
      select data->'data'->>'key' as key,
             (to_jsonb(job) #- '{data,data,key}'::text[]) - '{id,priority,created_on,keep_until}'::text[] as rest
        from pgboss.job where name = 'jobs' order by priority desc`);
    await db.execute(sql`delete from pgboss.job where name = 'jobs'`);
    expect(rows.map(({ key }) => key)).toEqual(['alone', 'first', 'second']);
    expect(rows.map(({ rest }) => rest)).toEqual([rows[0]?.rest, rows[0]?.rest, rows[0]?.rest]);
  });
});

describe('the most urgent job', () => {
  test('of a busy worker is the order, whatever its name and however long the others have waited', async () => {
    const queue = await startTestQueue(database, { concurrency: 1 });
    const { keys, note, all } = noteKeys(6);
    const busy = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    await queue.work(
      handlersWith({
        'remove-file': async ({ key }) => {
          busy.resolve();
          await done.promise;
          note(key);
        },
        sweep: async () => note('sweep'),
      }),
    );
    await enqueueKeys(queue, ['first'], { class: 'preview' });
    await busy.promise;
    await enqueueKeys(queue, ['ahead'], { class: 'ahead' });
    await enqueueKeys(queue, ['preview'], { class: 'preview' });
    await enqueueKeys(queue, ['normal'], {});
    await db.transaction((tx) => queue.enqueue(tx, 'sweep', {}, { class: 'order' }));
    await enqueueKeys(queue, ['order'], { class: 'order' });
    done.resolve();
    await all;
    expect(keys).toEqual(['first', 'sweep', 'order', 'normal', 'preview', 'ahead']);
  });
});

describe('a customer with many waiting jobs', () => {
  test('does not hold up one with few', async () => {
    const now = new Date();
    const queue = await startTestQueue(database, { concurrency: 1, clock: { now: () => now } });
    await enqueueKeys(queue, keysOf('a', 1000), { class: 'order', fairKey: 'a' });
    await enqueueKeys(queue, keysOf('b', 5), { class: 'order', fairKey: 'b' });
    const firstTwelve = await workOff(queue, 12);
    expect(firstTwelve.slice(0, 10)).toEqual(expect.arrayContaining(keysOf('b', 5)));
  });

  test('gets them done in the order they were asked for', async () => {
    const queue = await startTestQueue(database, { concurrency: 1 });
    await enqueueKeys(queue, keysOf('a', 6), { fairKey: 'a' });
    const done = await workOff(queue, 3);
    await enqueueKeys(queue, ['a6', 'a7'], { fairKey: 'a' });
    const rest = await workOff(queue, 8 - done.length);
    expect([...done, ...rest]).toEqual(keysOf('a', 8));
  });

  test('gets those that were queued in one step done in their order', async () => {
    const queue = await startTestQueue(database, { concurrency: 1 });
    const all = keysOf('a', 6).map((key) => ({ key }));
    await db.transaction((tx) => queue.enqueueAll(tx, 'remove-file', all, { fairKey: 'a' }));
    await enqueueKeys(queue, ['a6', 'a7'], { fairKey: 'a' });
    expect(await workOff(queue, 8)).toEqual(keysOf('a', 8));
  });

  test('is not put off for ever by newcomers: who comes minutes later is due later', async () => {
    let now = new Date();
    const queue = await startTestQueue(database, { concurrency: 1, clock: { now: () => now } });
    await enqueueKeys(queue, keysOf('a', 4), { fairKey: 'a' });
    now = later(now, 2 * 60_000);
    await enqueueKeys(queue, ['b0'], { fairKey: 'b' });
    await enqueueKeys(queue, ['c0'], { fairKey: 'c' });
    expect(await workOff(queue, 6)).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'a3']);
  });

  test('has one place in the queue for each, however many transactions queue them at once', async () => {
    const queue = await startTestQueue(database);
    const orders = Array.from({ length: 10 }, () =>
      enqueueKeys(queue, keysOf('a', 5), { class: 'order', fairKey: 'a' }),
    );
    await Promise.all(orders);
    const { rows } = await db.execute(sql`select distinct priority from pgboss.job`);
    expect(rows).toHaveLength(50);
  });
});

describe('the statements of the queue', () => {
  test('each use an index in a table full of done, waiting and dead jobs', async () => {
    await startTestQueue(database);
    const fill = (name: string, state: string, count: number) =>
      db.execute(sql`
        insert into pgboss.job (name, state, group_id, priority, data, created_on)
        select ${name}, ${sql.raw(`'${state}'`)}, 'order:' || (i % 100), -i, '{"name":"sweep"}', now() - i * interval '1 s'
          from generate_series(1, ${count}::int) i`);
    await fill('jobs', 'completed', 20_000);
    await fill('jobs', 'created', 2000);
    await fill('jobs', 'active', 4);
    await fill('dead-jobs', 'created', 500);
    await db.execute(sql`analyze pgboss.job_common`);

    expect(await planOf(lastPriority('order:7'))).toMatch(/job_lane.*\n.*Index Cond: .*group_id/);
    expect(await planOf(unfinishedByName)).toContain('job_lane');
    const missing = unqueued('order:7', [{ name: 'remove-file', data: { key: 'a' }, class: 'order' }]);
    const queries = [lastPriority('order:7'), unfinishedByName, stuck, requeueStalled, missing];
    const ofTrouble = (['dead', 'waiting'] as const).flatMap((state) => [
      troubledCount(state),
      troubledRows(state, 50),
      removedRows({ state }, 50),
    ]);
    for (const query of [...queries, ...ofTrouble, oldestWait])
      expect(await planOf(query)).not.toContain('Seq Scan');
  });
});

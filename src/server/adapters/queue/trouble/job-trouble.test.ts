import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startTestQueue } from '#tests/support/jobs/test-queue.ts';

const database = await createTestDatabase();
const { db } = database;

/** Dead jobs as pg-boss leaves them: the first died last. */
const bury = async (count: number) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, created_on, source_retry_count, source_output)
    select 'dead-jobs', jsonb_build_object('name', 'send-receipt', 'class', 'order', 'data', jsonb_build_object('orderId', i)),
           now() - i * interval '1 minute', 4, '{"message":"The mailbox is full."}'
      from generate_series(1, ${count}::int) i returning id`);
  return rows.map(({ id }) => id);
};

/** Jobs that failed and are tried again in an hour: the first waits longest. */
const delay = async (count: number) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, state, data, created_on, start_after, output)
    select 'jobs', 'retry', jsonb_build_object('name', 'send-receipt', 'class', 'order', 'data', jsonb_build_object('orderId', i)),
           now() - interval '1 day' + i * interval '1 minute', now() + interval '1 hour',
           '{"message":"Nobody answers.","tries":3,"waitsFor":"mail"}'
      from generate_series(1, ${count}::int) i returning id`);
  return rows.map(({ id }) => id);
};

const isDue = async () => {
  const { rows } = await db.execute<{ due: number; late: number }>(sql`
    select count(*) filter (where start_after <= now())::int as due,
           count(*) filter (where start_after > now())::int as late
      from pgboss.job where state = 'retry'`);
  return rows[0];
};

test('jobs that were given up are counted and listed, the latest first, with reason and tries', async () => {
  const { trouble } = await startTestQueue(database);
  const [first] = await bury(3);
  expect(await trouble.count()).toEqual({ dead: 3, waiting: 0 });
  const listed = await trouble.list('dead', 2);
  expect(listed).toHaveLength(2);
  expect(listed[0]).toEqual({
    id: first,
    name: 'send-receipt',
    data: { orderId: 1 },
    reason: 'The mailbox is full.',
    attempts: 5,
    since: expect.any(Date),
    nextTryAt: null,
    waitsFor: null,
  });
});

test('jobs that wait after a failure are listed, those that wait longest first, with what they wait for', async () => {
  const { trouble } = await startTestQueue(database);
  const [first] = await delay(2);
  // Handed back by a worker that stopped: nothing is wrong with it.
  await db.execute(
    sql`insert into pgboss.job (name, state, data) values ('jobs', 'retry', '{"name":"sweep"}')`,
  );
  expect(await trouble.count()).toEqual({ dead: 0, waiting: 2 });
  const [job] = await trouble.list('waiting', 10);
  expect(job).toMatchObject({ id: first, reason: 'Nobody answers.', attempts: 3, waitsFor: 'mail' });
  expect(job?.nextTryAt?.getTime()).toBeGreaterThan(job?.since.getTime() ?? 0);
  expect(await trouble.findOldestWait()).toEqual(job?.since);
});

test('what was asked for later does not count as waiting long', async () => {
  const queue = await startTestQueue(database);
  const runAfter = new Date('2100-01-01T00:00:00Z');
  await db.transaction((tx) => queue.enqueue(tx, 'sweep', {}, { runAfter }));
  expect(await queue.trouble.findOldestWait()).toBeUndefined();
});

test('one, some or all of the dead are queued again, however many', async () => {
  const queue = await startTestQueue(database);
  const { trouble } = queue;
  const [first = '', second = '', third = ''] = await bury(230);
  expect(await trouble.retry({ state: 'dead', ids: [first] })).toBe(1);
  expect(await trouble.retry({ state: 'dead', ids: [first, second, third, randomUUID()] })).toBe(2);
  expect(await trouble.retry({ state: 'waiting', ids: [third] })).toBe(0);
  expect(await trouble.retry({ state: 'dead' })).toBe(227);
  expect(await trouble.count()).toEqual({ dead: 0, waiting: 0 });
  expect(await queue.depth()).toEqual([{ name: 'send-receipt', waiting: 230, running: 0 }]);
});

test('of two who retry the same dead job, one does', async () => {
  const { trouble } = await startTestQueue(database);
  await bury(1);
  const both = await Promise.all([trouble.retry({ state: 'dead' }), trouble.retry({ state: 'dead' })]);
  expect(both.toSorted()).toEqual([0, 1]);
});

test('those that wait are tried now', async () => {
  const { trouble } = await startTestQueue(database);
  const [first = ''] = await delay(3);
  expect(await trouble.retry({ state: 'waiting', ids: [first] })).toBe(1);
  expect(await isDue()).toEqual({ due: 1, late: 2 });
  expect(await trouble.retry({ state: 'waiting' })).toBe(3);
  expect(await isDue()).toEqual({ due: 3, late: 0 });
});

test('jobs are taken out as part of a transaction, and no others', async () => {
  const { trouble } = await startTestQueue(database);
  const [dead = ''] = await bury(2);
  await delay(3);
  const undone = db.transaction(async (tx) => {
    await trouble.remove(tx, { state: 'dead' }, 10);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  const removed = await db.transaction(async (tx) => [
    ...(await trouble.remove(tx, { state: 'dead', ids: [dead] }, 10)),
    ...(await trouble.remove(tx, { state: 'waiting' }, 2)),
  ]);
  expect(removed.map(({ reason }) => reason)).toEqual([
    'The mailbox is full.',
    'Nobody answers.',
    'Nobody answers.',
  ]);
  expect(await trouble.count()).toEqual({ dead: 1, waiting: 1 });
});

test('no more jobs are taken out than asked for, whichever way the database finds them', async () => {
  const { trouble } = await startTestQueue(database);
  await delay(3);
  const removed = await db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return trouble.remove(tx, { state: 'waiting' }, 2);
  });
  expect(removed).toHaveLength(2);
  const left = await trouble.list('waiting', 3);
  expect(left.map(({ data }) => data)).toEqual([{ orderId: 3 }]);
});

test('how fast jobs were done is told by name, of the last hour', async () => {
  const queue = await startTestQueue(database);
  await db.execute(sql`
    insert into pgboss.job (name, state, data, started_on, completed_on)
    select 'jobs', 'completed', '{"name":"generate-line-item"}', done - seconds * interval '1 second', done
      from (values (now(), 1), (now(), 2), (now(), 6), (now() - interval '61 minutes', 600)) as jobs (done, seconds)`);
  expect(await queue.readPace()).toEqual([
    { name: 'generate-line-item', done: 3, medianMs: 2000, slowestMs: 6000 },
  ]);
});

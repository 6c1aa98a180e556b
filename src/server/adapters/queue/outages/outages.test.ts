import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outages } from '#server/db/schema/outages.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { noteKeys, startTestQueue } from '#tests/support/jobs/test-queue.ts';
import { claimProbe, endOutage } from './outage-repo.ts';

const database = await createTestDatabase();
const { db } = database;

/** A mail server that can be switched off, and a shop that sends receipts. */
const openTown = async ({ isDown = true } = {}) => {
  const town = { isDown, sent: [] as number[], contexts: [] as JobContext[] };
  const probe = vi.fn<() => Promise<void>>(async () => {
    if (town.isDown) throw new Error('Nobody answers.');
  });
  const queue = await startTestQueue(database);
  const handlers = handlersWith({
    'send-receipt': async ({ orderId }, job) => {
      town.contexts.push(job);
      if (town.isDown) throw new Error('The mail was not accepted.');
      town.sent.push(orderId);
    },
  });
  const work = () => queue.work(handlers, { probes: { mail: probe } });
  return { town, probe, queue, work };
};

const waiting = async () => {
  const { rows } = await db.execute<{ waits_for: string; is_far: boolean; retry_limit: number }>(sql`
    select output->>'waitsFor' as waits_for, start_after > now() + interval '50 minutes' as is_far,
           retry_limit - retry_count as left
      from pgboss.job where state = 'retry' order by priority desc, created_on, id`);
  return rows;
};

beforeEach(async () => {
  await db.delete(outages);
});

describe('while a dependency is down', () => {
  test('its jobs wait for it at no cost, and later ones are not tried at all', async () => {
    const { town, queue, work } = await openTown();
    await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId: 1 }));
    await work();
    await expect.poll(waiting).toEqual([{ waits_for: 'mail', is_far: true, left: 9 }]);
    await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId: 2 }));
    await expect.poll(async () => (await waiting()).length).toBe(2);
    expect(town.contexts).toHaveLength(1);
    expect(await db.select({ dependency: outages.dependency }).from(outages)).toEqual([
      { dependency: 'mail' },
    ]);
  });

  test('jobs that do not need it are done', async () => {
    const { queue, work } = await openTown();
    await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId: 1 }));
    await work();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-old-versions', { orderId: 1 }));
    await expect.poll(() => queue.depth()).toEqual([{ name: 'send-receipt', waiting: 1, running: 0 }]);
  });

  test('one of all processes asks for it, once in fifteen seconds', async () => {
    await db.execute(sql`
      insert into outages values ('mail', now() - interval '1 hour', now() - interval '14 seconds')`);
    expect(await claimProbe(db, 'mail')).toBe(false);
    await db.execute(sql`update outages set probed_at = now() - interval '15 seconds'`);
    const claims = await Promise.all([1, 2, 3].map(() => claimProbe(db, 'mail')));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

describe('when it is back', () => {
  test('all that waited is done, the oldest first, without anybody', async () => {
    const { town, queue, work } = await openTown();
    const down = await work();
    for (const orderId of [1, 2, 3])
      await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId }));
    await expect.poll(async () => (await waiting()).length).toBe(3);
    await down();
    town.isDown = false;
    await db.execute(sql`update outages set probed_at = now() - interval '15 seconds'`);

    const worker = await startTestQueue(database, { concurrency: 1 });
    const { keys, note, all } = noteKeys(3);
    await worker.work(handlersWith({ 'send-receipt': async ({ orderId }) => note(String(orderId)) }), {
      probes: { mail: async () => {} },
    });
    await all;
    expect(keys).toEqual(['1', '2', '3']);
    expect(await db.select().from(outages)).toEqual([]);
  });

  test('a process that has not heard of it yet finds out before it lets another job wait', async () => {
    const { town, queue, work } = await openTown();
    await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId: 1 }));
    await work();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    town.isDown = false;
    expect(await endOutage(db, 'mail')).toBe(1);
    await expect.poll(() => town.sent).toEqual([1]);
    expect(await db.select().from(outages)).toEqual([]);
  });

  test('the time of the outage does not count against the job', async () => {
    const { town, queue, work } = await openTown();
    await db.transaction((tx) => queue.enqueue(tx, 'send-receipt', { orderId: 1 }));
    await work();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await db.execute(sql`
      update pgboss.job set created_on = created_on - interval '4 days',
        output = jsonb_set(output, '{waitsSince}', to_jsonb((output->>'waitsSince')::float8 - 4 * 86400000))`);
    town.isDown = false;
    await endOutage(db, 'mail');
    await expect.poll(() => town.sent).toEqual([1]);
    expect(town.contexts.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false]);
  });
});

describe('what the clock asks for', () => {
  test('waits once, however often it was asked for meanwhile', async () => {
    const queue = await startTestQueue(database);
    const catchUp = vi.fn<() => Promise<void>>(async () => {
      throw new Error('Nobody answers.');
    });
    await queue.work(handlersWith({ 'catch-up-events': catchUp }), {
      recurring: { 'catch-up-events': { everyMs: 1000 } },
      probes: {
        payments: async () => {
          throw new Error('Nobody answers.');
        },
      },
    });
    await expect
      .poll(async () => {
        const { rows } = await db.execute(sql`select 1 from pgboss.job where state = 'completed'`);
        return rows.length;
      })
      .toBeGreaterThan(0);
    expect(await waiting()).toHaveLength(1);
    expect(catchUp).toHaveBeenCalledTimes(1);
  });
});

describe('queueing what is missing', () => {
  test('leaves alone what waits or runs already, also when two look at once', async () => {
    const queue = await startTestQueue(database);
    const options = { class: 'order', fairKey: 'customer' } as const;
    const wanted = [1, 2, 3].map((lineItemId) => ({ lineItemId, generation: 1 }));
    await db.transaction((tx) =>
      queue.enqueue(tx, 'generate-line-item', { generation: 1, lineItemId: 2 }, options),
    );
    await db.execute(sql`update pgboss.job set state = 'active', heartbeat_on = now()`);
    const look = () =>
      db.transaction((tx) => queue.enqueueMissing(tx, 'generate-line-item', wanted, options));
    await Promise.all([look(), look()]);
    expect(await queue.depth()).toEqual([{ name: 'generate-line-item', waiting: 2, running: 1 }]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/connect.ts';
import { backups, discardedJobs, hourlyTallies } from '#server/db/schema/operations.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { outages } from '#server/db/schema/outages.ts';
import { products } from '#server/db/schema/catalog.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import { createHourlyTally } from '#server/modules/operations/hourly-tally.ts';
import type { Concern, Operations, OperationsHistory } from '#shared/contract/operations.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { answerOf, dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';

const shop = await createGenerationShop();
const { services, clock, asAdmin } = shop;
const { db } = services;

const MINUTE = 60_000;
const read = async () => dataOf<Operations>(await asAdmin.get('operations'));
const attention = async () => dataOf<Concern[]>(await asAdmin.get('attention'));

const retry = (input: object) => asAdmin.post('retryJobs', input);
const discard = (input: object) => asAdmin.post('discardJobs', input);

/** The job that makes a document of this order was given up, or failed and waits. */
const fail = async (state: 'dead' | 'waiting', data: object, name = 'generate-line-item') => {
  const envelope = JSON.stringify({ name, class: 'order', data });
  const { rows } = await db.execute<{ id: string }>(
    state === 'dead'
      ? sql`insert into pgboss.job (name, data, source_output)
              values ('dead-jobs', ${envelope}::jsonb, '{"message":"The page has no end."}') returning id`
      : sql`insert into pgboss.job (name, state, data, start_after, output)
              values ('jobs', 'retry', ${envelope}::jsonb, now() + interval '1 hour',
                      '{"message":"Nobody answers.","waitsFor":"mail"}') returning id`,
  );
  return rows[0]?.id ?? '';
};

const buyOne = async (email: string) => {
  const product = await shop.sellDocuments(`Bundle of ${email}`, [{ name: 'One' }, { name: 'Two' }]);
  return shop.buy(await shop.buyer(email), product.stripePriceId);
};

afterEach(async () => {
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(outages);
});

describe('a shop that is well', () => {
  test('has nothing to say, and tells its version, disk, and what this process has answered', async () => {
    await shop.fetch('/healthz');
    const { concerns, dead, waiting, undelivered, unsynced, disk, lastBackup, version, server } =
      await read();
    expect({ concerns, dead, waiting, undelivered, unsynced, lastBackup }).toEqual({
      concerns: [],
      dead: { count: 0, jobs: [] },
      waiting: { count: 0, jobs: [] },
      undelivered: { count: 0, orders: [] },
      unsynced: { count: 0, products: [] },
      lastBackup: null,
    });
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? 0);
    expect(server.startedAt).toBe('2026-11-15T12:00:00.000Z');
    expect(server.requests).toBeGreaterThan(0);
    expect(await attention()).toEqual([]);
  });
});

describe('failed jobs', () => {
  test('are listed with the order or product they are about, and what they wait for', async () => {
    const orderId = await buyOne('ann@example.com');
    await shop.generate();
    const [item] = await db.select().from(lineItems).where(eq(lineItems.orderId, orderId));
    await fail('dead', { lineItemId: item?.id, generation: 1 });
    await fail('waiting', { orderId }, 'send-receipt');
    await fail('waiting', { productId: 7 }, 'sync-product');
    const { dead, waiting, queue, concerns } = await read();
    expect(dead).toMatchObject({
      count: 1,
      jobs: [{ name: 'generate-line-item', reason: 'The page has no end.', orderId, waitsFor: null }],
    });
    expect(waiting.jobs).toMatchObject([
      { name: 'send-receipt', orderId, waitsFor: 'mail', nextTryAt: expect.any(String) },
      { name: 'sync-product', orderId: null, productId: 7 },
    ]);
    expect(queue).toMatchObject({ waiting: 2, running: 0, oldestAt: expect.any(String) });
    expect(concerns).toEqual([{ kind: 'dead-jobs', count: 1 }]);
    expect(await attention()).toEqual([{ kind: 'dead-jobs', count: 1 }]);
  });

  test('are tried again, one, some or all; one that is gone cannot be', async () => {
    const [first, second] = [await fail('dead', { orderId: 1 }), await fail('dead', { orderId: 2 })];
    await fail('dead', { orderId: 3 });
    expect(await dataOf(await retry({ state: 'dead', ids: [first] }))).toEqual({ retried: 1 });
    expect(await dataOf(await retry({ state: 'dead', ids: [first, second] }))).toEqual({ retried: 1 });
    expect(await dataOf(await retry({ state: 'dead' }))).toEqual({ retried: 1 });
    expect(await refusalOf(await retry({ state: 'dead', ids: [first] }))).toEqual([
      404,
      'NOT_FOUND',
      'This job does not exist or is no longer waiting.',
    ]);
    const { dead, queue } = await read();
    expect([dead.count, queue.waiting]).toEqual([0, 3]);
  });

  test('are discarded with a reason, and who did it is kept', async () => {
    const id = await fail('dead', { orderId: 1 }, 'send-receipt');
    await fail('waiting', { orderId: 2 }, 'send-receipt');
    const reason = 'The buyer has another address now.';
    expect(await dataOf(await discard({ state: 'dead', ids: [id], reason }))).toEqual({ discarded: 1 });
    expect(await dataOf(await discard({ state: 'waiting', reason }))).toEqual({ discarded: 1 });
    const { dead, waiting, discarded } = await read();
    expect([dead.count, waiting.count]).toEqual([0, 0]);
    expect(discarded).toHaveLength(2);
    expect(discarded.find((job) => job.id === id)).toEqual({
      id,
      name: 'send-receipt',
      failure: 'The page has no end.',
      reason,
      discardedBy: asAdmin.email,
      discardedAt: clock.now().toISOString(),
    });
    const [kept] = await db.select().from(discardedJobs).where(eq(discardedJobs.id, id));
    expect(kept?.data).toEqual({ orderId: 1 });
    expect((await refusalOf(await discard({ state: 'dead', ids: [id], reason })))[0]).toBe(404);
  });

  test.each([
    ['without a reason', { state: 'dead', reason: '  ' }],
    ['of no known state', { state: 'running', reason: 'x' }],
    ['by no id at all', { state: 'dead', ids: [], reason: 'x' }],
    [
      'by more ids than are listed',
      { state: 'dead', ids: Array.from({ length: 101 }, randomUUID), reason: 'x' },
    ],
    ['with a reason of more than 300 characters', { state: 'dead', reason: 'x'.repeat(301) }],
  ])('are not discarded %s', async (_, input) => {
    await fail('dead', { orderId: 1 });
    expect((await answerOf(await discard(input))).status).toBe(400);
    expect((await read()).dead.count).toBe(1);
  });
});

describe('an order', () => {
  test('that is not delivered within a minute is told, and after five needs a person', async () => {
    const orderId = await buyOne('bob@example.com');
    clock.advance(MINUTE - 3000);
    expect((await read()).undelivered.count).toBe(0);
    clock.advance(4000);
    expect((await read()).undelivered).toMatchObject({
      count: 1,
      orders: [{ id: orderId, email: 'bob@example.com', generatedCount: 0, failedCount: 0, failure: null }],
    });
    expect(await attention()).toEqual([]);
    clock.advance(4 * MINUTE);
    expect(await attention()).toEqual([{ kind: 'undelivered', count: 1 }]);
    await db.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, orderId));
    expect((await read()).undelivered.count).toBe(0);
    await db.update(orders).set({ closedBy: null }).where(eq(orders.id, orderId));
    await shop.generate();
    expect((await read()).undelivered.count).toBe(0);
    expect(await attention()).toEqual([]);
  });

  test('with a document that was given up needs a person at once', async () => {
    const orderId = await buyOne('cyd@example.com');
    await shop.generate();
    await db.update(orders).set({ readyMailAt: null }).where(eq(orders.id, orderId));
    await db
      .update(lineItems)
      .set({ status: 'FAILED', failure: 'The template is broken.' })
      .where(sql`${lineItems.orderId} = ${orderId} and ${lineItems.position} = 0`);
    clock.advance(MINUTE + 1);
    expect((await read()).undelivered.orders).toMatchObject([
      { documentCount: 2, generatedCount: 1, failedCount: 1, failure: 'The template is broken.' },
    ]);
    expect(await attention()).toEqual([{ kind: 'undelivered', count: 1 }]);
    await db.update(orders).set({ readyMailAt: clock.now() }).where(eq(orders.id, orderId));
  });
});

/** The shop with these parts, seen by an administrator. */
const openWith = async (isDown: () => boolean) => {
  const check = async () => {
    if (isDown()) throw new Error('connect ECONNREFUSED 127.0.0.1:25');
  };
  const app = createApp(services, { parts: { mail: { check }, converter: { check: async () => {} } } });
  const { get } = await signedIn(
    { services, fetch: async (path, init) => app.request(path, init) },
    'admin',
    asAdmin.email,
  );
  return async () => dataOf<Operations>(await get('operations'));
};

describe('a part that is down', () => {
  test('is told at once with its reason, and needs a person after two minutes', async () => {
    let isDown = true;
    const look = await openWith(() => isDown);
    const first = await look();
    expect(first.parts).toEqual([
      {
        name: 'mail',
        isFailing: true,
        since: clock.now().toISOString(),
        reason: 'connect ECONNREFUSED 127.0.0.1:25',
      },
      { name: 'converter', isFailing: false, since: null, reason: null },
    ]);
    expect(first.concerns).toEqual([]);
    clock.advance(2 * MINUTE);
    expect((await look()).concerns).toEqual([{ kind: 'down', part: 'mail', since: first.at }]);
    isDown = false;
    clock.advance(MINUTE);
    await expect.poll(async () => (await look()).concerns).toEqual([]);
  });

  test('for the jobs of another process is down here too', async () => {
    const since = new Date(clock.now().getTime() - 3 * MINUTE);
    await db.insert(outages).values({ dependency: 'converter', since, probedAt: since });
    const look = await openWith(() => false);
    const { parts, concerns } = await look();
    expect(parts[1]).toMatchObject({ name: 'converter', isFailing: true, since: since.toISOString() });
    expect(concerns).toEqual([{ kind: 'down', part: 'converter', since: since.toISOString() }]);
  });
});

test('a product that the provider has another revision of is out of step, and a concern after five minutes', async () => {
  const { id } = await shop.sellDocuments('Late bundle', [{ name: 'One' }]);
  await db.update(products).set({ syncedRevision: 0 }).where(eq(products.id, id));
  const { unsynced, concerns } = await read();
  expect(unsynced).toMatchObject({ count: 1, products: [{ id, name: 'Late bundle', isArchived: false }] });
  expect(concerns).toEqual([]);
  clock.advance(6 * MINUTE);
  expect((await read()).concerns).toEqual([{ kind: 'unsynced', count: 1 }]);
  expect(await attention()).toEqual([]);
  await db
    .update(products)
    .set({ syncedRevision: sql`revision` })
    .where(eq(products.id, id));
});

test('a backup is told, and is due after two days', async () => {
  await db.insert(backups).values({ takenAt: clock.now(), files: 3, bytes: 2048 });
  const { lastBackup, concerns } = await read();
  expect(lastBackup).toEqual({ takenAt: clock.now().toISOString(), files: 3, bytes: 2048 });
  expect(concerns).toEqual([]);
  clock.advance(49 * 60 * MINUTE);
  expect((await read()).concerns).toEqual([{ kind: 'backup', lastAt: lastBackup?.takenAt }]);
  await db.delete(backups);
});

test('the last day is told by the hour: orders, documents, mails, and how long the slowest took', async () => {
  clock.advance(25 * 60 * MINUTE);
  await buyOne('eve@example.com');
  clock.advance(30_000);
  await shop.generate();
  const { hours } = await dataOf<OperationsHistory>(await asAdmin.get('operationsHistory'));
  expect(hours).toHaveLength(24);
  const hour = `${clock.now().toISOString().slice(0, 13)}:00:00.000Z`;
  expect(hours.at(-1)).toEqual({
    hour,
    orders: 1,
    documents: 2,
    mails: 2,
    slowestDeliverySeconds: expect.closeTo(32, -1),
    conversionSeconds: null,
    errors: 0,
    shed: 0,
  });
  expect(
    hours.slice(0, -1).every(({ orders: count, documents, mails }) => count + documents + mails === 0),
  ).toBe(true);
});

const hourNow = () => `${clock.now().toISOString().slice(0, 13)}:00:00.000Z`;
const lastHour = async () =>
  (await dataOf<OperationsHistory>(await asAdmin.get('operationsHistory'))).hours.at(-1);
const openTally = (through = db) => {
  const tally = createHourlyTally({ ...services, db: through });
  cleanUp(() => tally.close());
  return tally;
};

describe('what every process counts', () => {
  test('is added up by the hour', async () => {
    const [one, other] = [openTally(), openTally()];
    one.add('conversion', 400);
    one.add('conversion', 800);
    one.add('error');
    other.add('conversion', 1800);
    for (let count = 0; count < 3; count += 1) other.add('shed');
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    expect(await lastHour()).toMatchObject({ hour: hourNow(), conversionSeconds: 1, errors: 1, shed: 3 });
    clock.advance(60 * MINUTE);
    one.add('error');
    await one.flush();
    expect(await lastHour()).toMatchObject({ hour: hourNow(), conversionSeconds: null, errors: 1, shed: 0 });
    clock.advance(60 * MINUTE);
  });

  test('is kept while the database is away', async () => {
    let isAway = true;
    const insert: Database['insert'] = (table) => {
      if (isAway) throw new Error('away');
      return db.insert(table);
    };
    const tally = openTally({ insert } as Database);
    tally.add('error');
    await tally.flush();
    tally.add('error');
    isAway = false;
    await tally.close();
    expect((await lastHour())?.errors).toBe(2);
  });
});

test('requests that were turned away, and readiness that tells of a part, are no failures', async () => {
  const counted: string[] = [];
  const app = createApp({ ...services, tally: { add: (figure) => void counted.push(figure) } });
  app.get('/busy', () => {
    throw new DomainError('server.busy', { retryAfterSeconds: 2 });
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const ask = (path: string, init?: RequestInit) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: '203.0.113.7' } } as never });
  const failedBefore = async () => {
    const headers = await asAdmin.headers();
    const { server } = await dataOf<Operations>(await ask('/api/admin/operations', { headers }));
    return server.failedRequests;
  };
  expect((await ask('/busy')).status).toBe(503);
  expect(await failedBefore()).toBe(0);
  expect((await ask('/broken')).status).toBe(500);
  expect(await failedBefore()).toBe(1);
  expect(counted).toEqual(['shed', 'error']);
});

test('what was counted is gone after a week', async () => {
  const tally = openTally();
  tally.add('error');
  await tally.flush();
  clock.advance(8 * 24 * 60 * MINUTE);
  tally.add('shed');
  await tally.flush();
  await sweep(services, new AbortController().signal);
  expect(await db.select().from(hourlyTallies)).toMatchObject([{ figure: 'shed', count: 1 }]);
});

import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { orders } from '#server/db/schema/orders.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { issueAccessToken } from '#server/modules/auth/access-token.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { seedOrders } from '#tests/support/database/seed-orders.ts';
import { watchCpuSteal } from '#tests/support/processes/cpu-steal.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { openBench } from '#tests/support/processes/open-bench.ts';
import type { ServerProcess } from '#tests/support/processes/server-process.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * What customers cost who wait for their documents, each asking every two seconds. Promised: 500 of them take half a
 * core at most, and one in a hundred answers takes longer than 100 ms. For comparison, the same customers ask for the same
 * order by a call that keeps nothing in memory, the list of their orders.
 */

const POLLERS = isQuick ? 50 : 500;
const SECONDS = isQuick ? 2 : 20;
const WARM_UP_SECONDS = isQuick ? 1 : 6;
const PROMISED_CORES = 0.5;
const PROMISED_P99_MS = 100;
const ORDERS_PER_CUSTOMER = 10;

const perSecond = (POLLERS * 1000) / orderPolling.pollMs;

type Poller = { token: string; orderId: number };

/** Signed-in customers, each with orders of their own. */
const invitePollers = async (db: Database, secret: string): Promise<Poller[]> => {
  const adminId = randomUUID();
  await db.insert(customers).values({ id: adminId, email: 'admin@example.com', createdAt: new Date() });
  await inventCatalog(db, adminId, { productCount: 100, templateCount: 50 });
  await seedOrders(db, POLLERS * ORDERS_PER_CUSTOMER);
  const buyers = await db
    .selectDistinctOn([customers.id], {
      customerId: customers.id,
      email: customers.email,
      orderId: orders.id,
    })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .where(like(customers.email, 'seeded-%'));
  const now = new Date();
  const signedIn = buyers.map((buyer) => ({ ...buyer, sessionId: randomUUID() }));
  await db
    .insert(sessions)
    .values(
      signedIn.map(({ sessionId: id, customerId }) => ({ id, customerId, createdAt: now, refreshedAt: now })),
    );
  const services = { keys: deriveKeys(secret), clock: systemClock };
  return Promise.all(
    signedIn.map(async ({ orderId, ...buyer }) => ({
      orderId,
      token: (await issueAccessToken(services, buyer)).token,
    })),
  );
};

const call = (name: string, input?: unknown) => pathOf('customer', name, input);

const polls: Record<string, { path: (poller: Poller) => string; isKept: boolean }> = {
  'documents of an order': {
    path: ({ orderId }) => call('getCustomerOrderDocumentLineItems', { orderId }),
    isKept: true,
  },
  'latest order': { path: () => call('getCustomerLatestOrder', {}), isKept: true },
  'order list, not kept': { path: () => call('getCustomerOrders'), isKept: false },
};

const measure = async (
  { url, readMetrics }: ServerProcess,
  pollers: Poller[],
  path: (poller: Poller) => string,
  seconds: number,
) => {
  const requestOf = (index: number) => {
    const poller = pollers[index % pollers.length];
    if (!poller) throw new Error('Nobody polls.');
    return { url: url + path(poller), headers: { authorization: `Bearer ${poller.token}` } };
  };
  const stolenShare = await watchCpuSteal();
  const before = await readMetrics();
  const measured = await measureLoad({ perSecond, seconds, requestOf });
  const after = await readMetrics();
  return { ...measured, cores: (after.cpuMs - before.cpuMs) / (seconds * 1000), stolen: await stolenShare() };
};

const measureAll = async (server: ServerProcess, pollers: Poller[]): Promise<Row[]> => {
  for (const { path } of Object.values(polls)) await measure(server, pollers, path, WARM_UP_SECONDS);
  const rows: Row[] = [];
  for (const [name, { path, isKept }] of Object.entries(polls)) {
    const { p50Ms, p99Ms, cores, failed, stolen } = await measure(server, pollers, path, SECONDS);
    const who = `${POLLERS} pollers, ${name}`;
    rows.push(
      {
        name: `${who}: processor`,
        figure: cores,
        unit: 'cores',
        chart: `${POLLERS} customers who ask every two seconds`,
        note: `of the server alone; others took ${Math.round(100 * stolen)} %`,
        ...(isKept && { promise: PROMISED_CORES }),
      },
      {
        name: `${who}: p99`,
        figure: p99Ms,
        unit: 'ms',
        note: `p50 ${p50Ms.toFixed(1)} ms, ${failed} failed`,
        ...(isKept && { promise: PROMISED_P99_MS }),
      },
    );
  }
  return rows;
};

await using bench = await openBench(invitePollers);
await using server = await bench.serve();
handIn(await measureAll(server, bench.seeded));

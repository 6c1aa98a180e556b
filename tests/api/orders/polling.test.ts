import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { type BuyerSnapshot, lineItems, orders } from '#server/db/schema/orders.ts';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);

/** Another process that shares the database: nothing in this one is told of what it does. */
const elsewhere = connect({ url: services.db.$client.options.connectionString ?? '' });
cleanUp(() => elsewhere.$client.end());

afterEach(() => void vi.restoreAllMocks());

const buy = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { orderId, sessionId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  return { buyer, orderId, sessionId };
};
const poll = async (buyer: Buyer, orderId: number) => ({
  order: await dataOf<Order>(await buyer.get('getCustomerOrder', { orderId })),
  latest: await buyer.latest(),
  items: await dataOf<LineItem[]>(await buyer.get('getCustomerOrderDocumentLineItems', { orderId })),
});
const countStatements = () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return () => spy.mock.calls.length;
};

test('a poll tells at once of every change that another process has made', async () => {
  const { buyer, orderId } = await buy();
  const before = await poll(buyer, orderId);
  expect(before.order).toMatchObject({ isOpen: true, generatedCount: 0, businessName: 'Lee Bakery' });
  expect(before.latest).toEqual(before.order);

  const [first] = before.items;
  const isFirst = eq(lineItems.id, first?.id ?? 0);
  await elsewhere.update(lineItems).set({ status: 'GENERATED', stem: 'made/1' }).where(isFirst);
  const made = await poll(buyer, orderId);
  expect(made.order.generatedCount).toBe(1);
  expect(made.items[0]).toMatchObject({ status: 'GENERATED', previewImagePath: 'made/1.jpg' });
  expect(made.latest).toEqual(made.order);

  await elsewhere.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, orderId));
  const closed = await poll(buyer, orderId);
  expect(closed.order.isOpen).toBe(false);
  expect(closed.latest?.isOpen).toBe(false);
  expect(closed.items[0]?.previewImagePath).toBeNull();

  const again = { business: { name: 'Lee & Daughters' } } as BuyerSnapshot;
  await elsewhere
    .insert(orderGenerations)
    .values({ orderId, number: 2, buyer: again, requestedAt: services.clock.now() });
  expect((await poll(buyer, orderId)).order.businessName).toBe('Lee & Daughters');

  await elsewhere.update(products).set({ industry: 'healthcare' }).where(eq(products.id, safety.id));
  expect((await poll(buyer, orderId)).order.product.industry).toBe('healthcare');
});

test('what is kept of an order is its buyer’s alone, also for those who poll at the same moment', async () => {
  const [one, other] = [await buy(), await buy()];
  await poll(one.buyer, one.orderId);
  await poll(other.buyer, other.orderId);
  const asked = [one, other].flatMap(({ buyer }) =>
    [one, other].flatMap(({ orderId, sessionId }) => [
      buyer.get('getCustomerOrder', { orderId }),
      buyer.get('getCustomerOrderDocumentLineItems', { orderId }),
      buyer.get('getCustomerLatestOrder', { sessionId }),
      buyer.get('getCustomerLatestOrder', {}),
    ]),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(
    [200, 200, 200, 200, 404, 404, 200, 200].concat([404, 404, 200, 200, 200, 200, 200, 200]),
  );
  const latest = async (index: number) =>
    (await dataOf<Order | null>(answers[index] as Response))?.id ?? null;
  expect(await Promise.all([2, 3, 6, 7].map(latest))).toEqual([one.orderId, one.orderId, null, one.orderId]);
  expect(await Promise.all([10, 11, 14, 15].map(latest))).toEqual([
    null,
    other.orderId,
    other.orderId,
    other.orderId,
  ]);
});

test('a crowd that polls orders which stay as they were shares statements', async () => {
  const bought = [await buy(), await buy(), await buy()];
  for (const { buyer, orderId } of bought) await poll(buyer, orderId);
  const statements = countStatements();
  const answers = await Promise.all(
    bought.flatMap(({ buyer, orderId }) =>
      Array.from({ length: 10 }, () => buyer.get('getCustomerOrderDocumentLineItems', { orderId })),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // Two for each moment in which some came; a busy machine may spread them over a few.
  expect(statements()).toBeLessThan(bought.length * 10);
});

test('a session that was ended elsewhere polls no more', async () => {
  const { buyer, orderId } = await buy();
  await poll(buyer, orderId);
  await elsewhere
    .update(sessions)
    .set({ revokedAt: services.clock.now() })
    .where(eq(sessions.customerId, buyer.id));
  for (const call of ['getCustomerOrder', 'getCustomerOrderDocumentLineItems'])
    expect((await buyer.get(call, { orderId })).status).toBe(401);
});

test('an order that could not be read is not kept as unreadable', async () => {
  const { buyer, orderId } = await buy();
  const { query: execute } = pg.Client.prototype as unknown as Record<
    'query',
    (...args: unknown[]) => unknown
  >;
  const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function fail(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const { text = '' } = args[0] as { text?: string };
    if (text.includes('"line_items"."failure"')) throw new Error('no');
    return execute.apply(this, args) as never;
  });
  expect((await buyer.get('getCustomerOrderDocumentLineItems', { orderId })).status).toBe(500);
  failing.mockRestore();
  expect((await poll(buyer, orderId)).items).toHaveLength(2);
});

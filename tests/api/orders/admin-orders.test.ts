import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { orders as limits } from '#server/modules/orders/order-limits.ts';
import type { AdminOrderPage, SalesDay } from '#shared/contract/order.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';

const shop = await createCheckoutShop();
const { services, asAdmin } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);

beforeEach(() => shop.payments.reset());

const buy = async (email: string) => {
  const buyer = await shop.buyer(email);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  return { buyer, orderId };
};
const search = async (input: object) => dataOf<AdminOrderPage>(await asAdmin.get('adminOrders', input));
const idsOf = ({ orders: found }: AdminOrderPage) => found.map(({ id }) => id);

describe('an administrator', () => {
  test('finds orders by number, by part of an address, and by status, the newest first', async () => {
    const anna = await buy('anna@bakery.example');
    const ben = await buy('ben_100%@bakery.example');
    const other = await buy('cem@mill.example');
    expect(idsOf(await search({ search: 'BAKERY' }))).toEqual([ben.orderId, anna.orderId]);
    expect(idsOf(await search({ search: String(anna.orderId) }))).toEqual([anna.orderId]);
    expect(idsOf(await search({ search: `#${anna.orderId}` }))).toEqual([anna.orderId]);
    expect(idsOf(await search({ search: '_100%' }))).toEqual([ben.orderId]);
    expect(idsOf(await search({ search: 'an_a' }))).toEqual([]);
    await asAdmin.post('refundOrder', { orderId: anna.orderId });
    expect(idsOf(await search({ status: 'refunded' }))).toEqual([anna.orderId]);
    expect(idsOf(await search({ search: 'bakery', status: 'succeeded' }))).toEqual([ben.orderId]);
    expect(idsOf(await search({ before: other.orderId }))).toEqual([ben.orderId, anna.orderId]);
    expect((await search({})).orders[0]).toMatchObject({
      id: other.orderId,
      email: 'cem@mill.example',
      product: { id: safety.id, name: 'Kitchen Safety' },
      amount: 10_000,
      refunded: 0,
      isDisputed: false,
      reviewReason: null,
      failedCount: 0,
    });
  });

  test('turns the pages of a long list', async () => {
    const { buyer } = await buy('many@example.com');
    const [row] = await services.db.select().from(orders).where(eq(orders.customerId, buyer.id));
    if (!row) throw new Error('The order is missing.');
    const { id: _, sessionId: __, paymentIntent: ___, ...copy } = row;
    await services.db
      .insert(orders)
      .values(
        Array.from({ length: limits.adminPageSize }, () => ({ ...copy, reference: crypto.randomUUID() })),
      );
    const first = await search({ search: 'many@' });
    expect(first.orders).toHaveLength(limits.adminPageSize);
    const second = await search({ search: 'many@', before: first.next ?? 0 });
    expect(second.next).toBeNull();
    expect(idsOf(second)).toEqual([row.id]);
  });

  test('is told that an order does not exist', async () => {
    expect(await refusalOf(await asAdmin.get('adminOrder', { orderId: 999_999 }))).toEqual([
      404,
      'NOT_FOUND',
      problems['order.not-found'].message,
    ]);
  });

  test('has failed documents made again, and only those', async () => {
    const { orderId } = await buy('dora@example.com');
    expect(await refusalOf(await asAdmin.post('retryGeneration', { orderId }))).toEqual([
      409,
      'CONFLICT',
      problems['order.nothing-failed'].message,
    ]);
    await services.db
      .update(lineItems)
      .set({ status: 'FAILED', failure: 'x' })
      .where(eq(lineItems.orderId, orderId));
    expect(await shop.adminOrder(orderId)).toMatchObject({ failedCount: 1 });
    expect(await dataOf(await asAdmin.post('retryGeneration', { orderId }))).toEqual({ restarted: 1 });
    expect(await listJobs(services)).toEqual([{ name: 'start-generation', data: { orderId } }]);
    const [item] = await services.db.select().from(lineItems).where(eq(lineItems.orderId, orderId));
    expect(item).toMatchObject({ status: 'GENERATING', failure: null });
    await services.db.update(lineItems).set({ status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
    await asAdmin.post('refundOrder', { orderId });
    expect((await refusalOf(await asAdmin.post('retryGeneration', { orderId })))[0]).toBe(409);
  });

  test('sends a receipt again', async () => {
    const { buyer, orderId } = await buy('eda@example.com');
    const count = () => services.db.$count(outboxMails, eq(outboxMails.recipient, buyer.email));
    expect(await count()).toBe(1);
    expect(await dataOf(await asAdmin.post('resendReceipt', { orderId }))).toEqual({ sentTo: buyer.email });
    expect(await count()).toBe(2);
    const { mailer } = services;
    services.mailer = { ...mailer, send: () => Promise.reject(new Error('no mail today')) };
    const refused = await refusalOf(await asAdmin.post('resendReceipt', { orderId }));
    services.mailer = mailer;
    expect(refused).toEqual([502, 'BAD_GATEWAY', problems['mail.not-sent'].message]);
  });
});

test('sales are told by the days of the shop, without what was refunded or taken back by a bank', async () => {
  const salesOf = async () => dataOf<SalesDay[]>(await asAdmin.get('salesOverview'));
  const paid: { orderId: number }[] = [];
  for (let count = 0; count < 4; count += 1) paid.push(await buy(`${crypto.randomUUID()}@example.com`));
  const at = async (index: number, paidAt: string) => {
    await services.db
      .update(orders)
      .set({ paidAt: new Date(paidAt) })
      .where(eq(orders.id, paid[index]?.orderId ?? 0));
  };
  const part = { amount: 4000, refundedBefore: 0 };
  await asAdmin.post('refundOrder', { orderId: paid[1]?.orderId, part });
  const disputed = await buy(`${crypto.randomUUID()}@example.com`);
  paid.push(disputed);
  const { paymentIntent } = await shop.orderRow(disputed.orderId);
  const { id } = await shop.sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent ?? ''));
  await shop.sandbox.inLedger((ledger) => closeDispute(ledger, id, 'lost'));
  await shop.runSandbox();
  await shop.drain();
  // Last, as a sync brings back the provider's own times: before and after midnight in New York, which is five hours behind.
  await services.db.update(orders).set({ paidAt: new Date('2020-01-01T00:00:00Z') });
  await at(0, '2026-11-14T04:59:59Z');
  await at(1, '2026-11-14T05:00:00Z');
  await at(2, '2026-11-15T03:00:00Z');
  await at(3, '2026-10-17T03:59:00Z');
  await at(4, '2026-11-15T03:00:00Z');
  const days = await salesOf();
  expect(days).toHaveLength(30);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-17', '2026-11-15']);
  expect(days.filter(({ orders: count }) => count > 0)).toEqual([
    { day: '2026-11-13', orders: 1, revenue: 10_000, views: 0 },
    { day: '2026-11-14', orders: 3, revenue: 16_000, views: 0 },
  ]);
});

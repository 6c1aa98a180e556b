import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { replaceLogo } from '#server/modules/accounts/replace-logo.ts';
import { reconcileOrders } from '#server/modules/checkout/reconcile-orders.ts';
import type { Services } from '#server/kernel/services.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import type { Drained } from '#tests/support/jobs/drain-jobs.ts';

const shop = await createCheckoutShop();
const { services } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** Breaks the n-th thing the shop asks of the world from now on: provider, mail, storage or queue. */
const breakCall = (broken: number) => {
  let calls = 0;
  const step = async () => {
    calls += 1;
    if (calls === broken) throw new Error(`the world ended at call ${broken}`);
  };
  const { mailer, storage, queue } = services;
  const real = { mailer, storage, queue };
  shop.payments.hooks.before = step;
  Object.assign(services, {
    mailer: { ...mailer, send: (mail) => step().then(() => mailer.send(mail)) },
    storage: { ...storage, write: (...args) => step().then(() => storage.write(...args)) },
    queue: {
      ...queue,
      enqueue: async (tx, name, data, options) => {
        await step();
        await queue.enqueue(tx, name, data, options);
      },
      enqueueAll: async (tx, name, all, options) => {
        await step();
        await queue.enqueueAll(tx, name, all, options);
      },
    },
  } satisfies Pick<Services, 'mailer' | 'storage' | 'queue'>);
  return {
    calls: () => calls,
    mend: () => {
      calls = Number.NEGATIVE_INFINITY;
    },
    restore: () => {
      Object.assign(services, real);
      shop.payments.reset();
    },
  };
};

/** What the queue would do by itself after a while. */
const tryAgain = async ({ failed }: Drained) => {
  for (const { name, data } of failed)
    await services.db.transaction((tx) => services.queue.enqueue(tx, name, data as never));
  return shop.drain();
};

const expectOnePurchase = async (buyer: Buyer, orderId: number) => {
  expect(await shop.orderRow(orderId)).toMatchObject({
    status: 'succeeded',
    paidInCents: 19_999,
    buyer: { logoPath: expect.any(String) },
  });
  expect(await services.db.$count(lineItems, eq(lineItems.orderId, orderId))).toBe(2);
  expect(await services.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
  expect(await services.db.$count(outboxMails, eq(outboxMails.recipient, buyer.email))).toBe(1);
};

test('a purchase is fulfilled once, whichever single step of it breaks', async () => {
  let reached = 0;
  for (let broken = 1; broken <= reached + 1; broken += 1) {
    const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
    await replaceLogo(services, buyer.id, png);
    const { orderId } = await buyer.purchase(safety.stripePriceId);
    const fault = breakCall(broken);
    const first = await shop.settle();
    reached = Math.max(reached, Math.min(fault.calls(), 40));
    fault.mend();
    shop.clock.advance(60_000);
    const second = await tryAgain(first);
    await reconcileOrders(services, new AbortController().signal);
    const third = await shop.settle();
    expect(third.failed).toEqual([]);
    await expectOnePurchase(buyer, orderId);
    const done = [first, second, third].flatMap((drained) => drained.done);
    expect(done.filter((name) => name === 'start-generation')).toHaveLength(1);
    fault.restore();
  }
  expect(reached).toBeGreaterThan(10);
});

import { expect, test } from 'vitest';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { eq } from 'drizzle-orm';
import { lineItems } from '#server/db/schema/orders.ts';

const SCREENS = 500;
const ROUNDS = 3;
const DOCUMENTS = 20;
const shop = await createCheckoutShop();
const names = Array.from({ length: DOCUMENTS }, (_, index) => `Document ${index}`);
const product = await shop.sell('Many', 5000, names);
// Who waits five seconds for a connection is turned away, and how many that are depends on the machine.
shop.services.db.$client.options.connectionTimeoutMillis = 0;

const all = async (ask: () => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: SCREENS }, ask));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
};

/** Processor time, of which a busy machine takes nothing away. */
const costOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test('five hundred screens that follow their orders are all answered, each cheaply', async () => {
  const buyer = await shop.buyer('ann@example.com');
  const { orderId } = await buyer.purchase(product.stripePriceId);
  await shop.settle();
  await storeFor(shop.services, buyer.id)({ orderId });
  await shop.services.db.update(lineItems).set({ status: 'GENERATED' }).where(eq(lineItems.orderId, orderId));
  const poll = () => buyer.get('getCustomerOrderDocumentLineItems', { orderId });
  const plain = () => buyer.get('getCustomer');
  await all(plain);
  await all(poll);
  shop.payments.reset();
  const costs: Record<'plain' | 'poll', number[]> = { plain: [], poll: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.plain.push(await costOf(() => all(plain)));
    costs.poll.push(await costOf(() => all(poll)));
  }
  // Measured against the simplest question a customer asks, on whatever machine this is.
  expect(Math.min(...costs.poll)).toBeLessThan(3 * Math.min(...costs.plain));
  expect(shop.payments.asked).toEqual([]);
});

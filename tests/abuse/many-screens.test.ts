import { expect, test } from 'vitest';
import { createCheckoutShop } from '#tests/support/checkout-shop.ts';
import { storeFor } from '#tests/support/files-bench.ts';
import { eq } from 'drizzle-orm';
import { lineItems } from '#server/db/schema/orders.ts';

const SCREENS = 500;
const DOCUMENTS = 20;
const shop = await createCheckoutShop();
const names = Array.from({ length: DOCUMENTS }, (_, index) => `Document ${index}`);
const product = await shop.sell('Many', 5000, names);

const all = async (ask: () => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: SCREENS }, ask));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
};

const timeOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

test(
  'five hundred screens that follow their orders are all answered, each cheaply',
  { timeout: 60_000 },
  async () => {
    const buyer = await shop.buyer('ann@example.com');
    const { orderId } = await buyer.purchase(product.stripePriceId);
    await shop.settle();
    await storeFor(shop.services, buyer.id)({ orderId });
    await shop.services.db
      .update(lineItems)
      .set({ status: 'GENERATED' })
      .where(eq(lineItems.orderId, orderId));
    const poll = () => buyer.get('getCustomerOrderDocumentLineItems', { orderId });
    const plain = () => buyer.get('getCustomer');
    await all(plain);
    await all(poll);
    shop.payments.reset();
    const plainMs = await timeOf(() => all(plain));
    const pollMs = await timeOf(() => all(poll));
    // Measured against the simplest question a customer asks, on whatever machine this is.
    expect(pollMs).toBeLessThan(3 * plainMs);
    expect(shop.payments.asked).toEqual([]);
  },
);

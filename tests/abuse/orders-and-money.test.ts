import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { STORAGE_BASE } from '#shared/buckets.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { dataOf, jsonPost } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { storeFor } from '#tests/support/storage/files-bench.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createCheckoutShop();
const safety = await shop.sell('Kitchen Safety', 10_000);

/** An order with a finished document, as its buyer has it once it is paid. */
const finishedOrder = async () => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { orderId } = await buyer.purchase(safety.stripePriceId);
  await shop.settle();
  const stem = `orders/${orderId}/${crypto.randomUUID()}`;
  for (const extension of ['jpg', 'pdf', 'docx'])
    await storeFor(shop.services, buyer.id)({ orderId, path: `${stem}.${extension}` });
  await shop.services.db
    .update(lineItems)
    .set({ status: 'GENERATED', stem, pageCount: 1 })
    .where(eq(lineItems.orderId, orderId));
  return { buyer, orderId, stem };
};

describe('an order that is', () => {
  test.each(['pending', 'failed', 'review', 'refunded'] as const)(
    '%s gives no document away: not listed, signed, opened, zipped or made anew',
    async (status) => {
      const { buyer, orderId, stem } = await finishedOrder();
      const sign = async () =>
        shop.fetch(
          `${STORAGE_BASE}/object/sign/document_previews/${stem}.pdf`,
          jsonPost({ expiresIn: 60 }, await buyer.headers()),
        );
      const { signedURL } = (await (await sign()).json()) as { signedURL: string };
      expect((await shop.fetch(`${STORAGE_BASE}${signedURL}`)).status).toBe(200);

      await shop.services.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      const items = await dataOf<LineItem[]>(
        await buyer.get('getCustomerOrderDocumentLineItems', { orderId }),
      );
      expect(items.map(({ previewImagePath }) => previewImagePath)).toEqual([null]);
      expect((await sign()).status).toBe(403);
      expect((await shop.fetch(`${STORAGE_BASE}${signedURL}`)).status).toBe(404);
      expect((await buyer.get('getOrderZipUrl', { orderId })).status).toBeGreaterThanOrEqual(400);
      const lineItemId = items[0]?.id ?? 0;
      const pages = await buyer.get('getCustomerOrderDocumentPages', { orderId, lineItemId });
      expect(pages.status).toBeGreaterThanOrEqual(400);
      expect((await buyer.post('regenerateOrder', { orderId })).status).toBeGreaterThanOrEqual(400);
      expect(await dataOf(await buyer.get('getOwnedProductIds'))).toEqual([]);
    },
  );
});

test('a shop with live payments ignores an event of test payments, however well it is signed', async () => {
  const live = await createTestShop({ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    livemode: false,
    data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
  });
  const at = Math.floor(live.clock.now().getTime() / 1000);
  const mac = createHmac('sha256', 'whsec_x').update(`${at}.${body}`).digest('hex');
  const before = await footprintOf(live.services);
  const answer = await live.fetch(
    '/api/webhooks/stripe',
    jsonPost(body, { 'stripe-signature': `t=${at},v1=${mac}` }),
  );
  expect(answer.status).toBe(200);
  expect(await footprintOf(live.services)).toEqual(before);
  expect(live.logLines.join('')).toContain('an event that is not for this shop was ignored');
});

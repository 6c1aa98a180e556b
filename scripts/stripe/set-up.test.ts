import { expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';
import { setUpStripe } from './set-up.ts';

test('setting up registers the webhook and syncs the products, and can be run again', async () => {
  const shop = await createTestShop();
  const { db, keys, clock } = shop.services;
  const account = {
    secretKey: `sk_test_${keys.sandboxAccess.toString('hex')}`,
    fetch: shop.sandbox?.fetch ?? fetch,
  };
  await db
    .insert(products)
    .values({ name: 'Safety', slug: 'safety', priceInCents: 500, createdAt: clock.now() });

  const first = await setUpStripe(shop.services, account);
  expect(first).toMatch(/STRIPE_WEBHOOK_SECRET=whsec_\w+/);
  expect(first).toContain('http://localhost:3000/api/webhooks/stripe');
  expect(first).toContain('1 product handed over');
  const [synced] = await db.select().from(products);
  expect(synced).toMatchObject({
    stripeProductId: expect.stringMatching(/^prod_/),
    stripePriceId: expect.stringMatching(/^price_/),
  });

  const again = await setUpStripe(shop.services, account);
  expect(again).toContain('registered already');
  expect(again).not.toContain('whsec_');
  expect(await db.select().from(products)).toEqual([synced]);
});

import { describe, expect, test } from 'vitest';
import { productViews } from '#server/db/schema/catalog.ts';
import type { ProductSales, SalesDay } from '#shared/contract/order.ts';
import { dataOf, jsonPost } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { asAdmin, services } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);
const fire = await shop.sell('Fire Drill', 30_000);
const unseen = await shop.sell('Unseen', 20_000);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const look = (slug: string, userAgent = BROWSER) =>
  shop.fetch('/api/public/noteProductView', jsonPost({ slug }, { 'user-agent': userAgent }));
const daysOf = async (input: object) => dataOf<SalesDay[]>(await asAdmin.get('salesOverview', input));
const todayOf = async (input: object) => (await daysOf(input)).at(-1);
const byProduct = async () => dataOf<ProductSales[]>(await asAdmin.get('salesByProduct', { days: 7 }));

describe('sales', () => {
  test('count looks at product pages by day and product, but no bots, and keep nothing of who looked', async () => {
    for (let count = 0; count < 3; count += 1) await look('kitchen-safety');
    await look('fire-drill');
    await look('fire-drill', 'Googlebot/2.1');
    await look('no-such-product');
    expect(await services.db.select().from(productViews).orderBy(productViews.productId)).toEqual([
      { day: '2026-11-15', productId: safety.id, views: 3 },
      { day: '2026-11-15', productId: fire.id, views: 1 },
    ]);
    expect(await todayOf({})).toMatchObject({ day: '2026-11-15', views: 4 });
    expect(await todayOf({ productId: safety.id })).toMatchObject({ views: 3 });
    expect((await look('')).status).toBe(400);
    expect((await look('kitchen-safety')).headers.get('set-cookie')).toBeNull();
  });

  test('give each product of an order its share, and list the best first', async () => {
    const ann = await shop.buyer('ann@example.com');
    await ann.purchase(safety.stripePriceId);
    await ann.checkout(safety.stripePriceId, fire.stripePriceId);
    await shop.pay(await shop.sessionOf());
    await shop.settle();
    const { id: orderId } = await shop.newestOrder();
    await asAdmin.post('refundOrder', { orderId, part: { amount: 20_000, refundedBefore: 0 } });
    expect(await todayOf({ days: 7 })).toMatchObject({ orders: 2, revenue: 30_000 });
    expect(await todayOf({ productId: safety.id })).toMatchObject({ orders: 2, revenue: 15_000 });
    expect(await todayOf({ productId: fire.id })).toMatchObject({ orders: 1, revenue: 15_000 });
    expect(await todayOf({ productId: unseen.id })).toMatchObject({ orders: 0, revenue: 0, views: 0 });
    const told = (await byProduct()).map(({ name, orders, views }) => [name, orders, views]);
    expect(told).toEqual([
      ['Kitchen Safety', 2, 4],
      ['Fire Drill', 1, 1],
    ]);
  });

  test.each([7, 30, 90, 365])('are told for %i days', async (days) => {
    const told = await daysOf({ days });
    expect(told).toHaveLength(days);
    expect(told.at(-1)?.day).toBe('2026-11-15');
  });

  test.each([[{ days: 31 }], [{ days: 0 }], [{ productId: 0 }], [{ since: 1 }]])(
    'are refused for %j',
    async (input) => {
      expect((await asAdmin.get('salesOverview', input)).status).toBe(400);
      expect((await asAdmin.get('salesByProduct', input)).status).toBe(400);
    },
  );
});

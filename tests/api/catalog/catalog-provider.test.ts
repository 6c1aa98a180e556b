import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { syncProduct } from '#server/modules/catalog/provider/sync-product.ts';
import { syncUnderTaxRules } from '#server/modules/catalog/provider/sync-under-tax-rules.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';
import { createFakePayments } from '#tests/support/payments/fake-payments.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const provider = createFakePayments();
const { queue, enqueued } = createRecordingQueue();
const shop = await createCatalogShop({ payments: provider.payments, queue });
const { db } = shop.services;

beforeEach(() => {
  enqueued.length = 0;
  provider.calls.length = 0;
  provider.hooks.before = async () => {};
});

const update = async (input: object) =>
  expect((await shop.asAdmin.post('updateProduct', input)).status).toBe(200);
const sync = (id: number) => syncProduct(shop.services, id);
const stored = async (id: number) => {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('The product is gone.');
  return row;
};
const jobs = () => enqueued.map(({ name }) => name);
/** Does what waits, retiring included, as a worker would. */
const work = async () => {
  for (let job = enqueued.shift(); job; job = enqueued.shift()) {
    const { productId, priceId } = job.data as { productId?: number; priceId?: string };
    if (productId !== undefined) await sync(productId);
    if (priceId !== undefined) await provider.payments.retirePrice(priceId);
  }
};
/** The one price that can still be paid. */
const activePrices = (id: number) =>
  [...provider.prices].filter(([, price]) => price.productId === `prod_${id}` && price.isActive);

describe('the payment provider', () => {
  test('is told of a new product, and its names for it are kept and shown', async () => {
    const { id, slug } = await shop.create({ name: 'Fresh', price: 2500, description: 'Short.' });
    expect(enqueued).toEqual([{ name: 'sync-product', data: { productId: id } }]);
    await work();
    expect(provider.products.get(`prod_${id}`)).toEqual({
      name: 'Fresh',
      description: 'Short.',
      isActive: true,
    });
    const { stripePriceId } = await stored(id);
    expect(activePrices(id)).toEqual([[stripePriceId, expect.objectContaining({ cents: 2500 })]]);
    expect(await shop.anyone('getProductWithDocuments', slug)).toMatchObject({
      stripePriceId,
      stripeProductId: `prod_${id}`,
    });
  });

  test.each([
    ['name', { name: 'Other' }, true],
    ['price', { price: 3000 }, true],
    ['description', { description: 'Longer.' }, true],
    ['keywords', { keywords: ['k'] }, false],
    ['industry', { industry: 'healthcare' }, false],
  ])('is told of a new %s if it shows it', async (_, edit, isTold) => {
    const { id } = await shop.create({ name: 'Edited', price: 2500 });
    await work();
    await update({ id, ...edit });
    expect(jobs()).toEqual(isTold ? ['sync-product'] : []);
  });

  test('gets a new price for a changed one; the old one is retired only after the new one is stored', async () => {
    const { id } = await shop.create({ name: 'Dearer', price: 2500 });
    await work();
    const before = (await stored(id)).stripePriceId;
    await update({ id, price: 3000 });
    await sync(id);
    const after = (await stored(id)).stripePriceId;
    expect(after).not.toBe(before);
    expect(activePrices(id)).toHaveLength(2);
    expect(enqueued.at(-1)).toEqual({ name: 'retire-price', data: { priceId: before } });
    await work();
    expect(activePrices(id)).toEqual([[after, expect.objectContaining({ cents: 3000 })]]);
  });

  test('never sells at a price it had before: back at the old amount, there is a new price', async () => {
    const { id } = await shop.create({ name: 'Sale', price: 2500 });
    await work();
    const first = (await stored(id)).stripePriceId;
    await update({ id, price: 2000 });
    await sync(id);
    await update({ id, price: 2500 });
    await work();
    const last = (await stored(id)).stripePriceId;
    expect(last).not.toBe(first);
    expect(activePrices(id)).toEqual([[last, expect.objectContaining({ cents: 2500 })]]);
  });

  test('is told again when the product changes while it is being told', async () => {
    const { id } = await shop.create({ name: 'Moving', price: 2500 });
    provider.hooks.before = async (call) => {
      if (call !== 'syncProduct' || provider.calls.length > 1) return;
      await update({ id, name: 'Moved', price: 9900 });
    };
    await sync(id);
    expect(provider.products.get(`prod_${id}`)?.name).toBe('Moved');
    const { stripePriceId } = await stored(id);
    expect(provider.prices.get(stripePriceId ?? '')).toMatchObject({ cents: 9900 });
    expect(jobs()).toEqual(['sync-product', 'sync-product', 'retire-price']);
    await work();
    expect(activePrices(id)).toEqual([[stripePriceId, expect.objectContaining({ cents: 9900 })]]);
  });

  test('that cannot be reached leaves everything as it was, and the next try succeeds', async () => {
    const { id } = await shop.create({ name: 'Patient', price: 2500 });
    provider.hooks.before = () => Promise.reject(new Error('unreachable'));
    await expect(sync(id)).rejects.toThrow('unreachable');
    expect((await stored(id)).stripePriceId).toBeNull();
    provider.hooks.before = async () => {};
    await work();
    expect((await stored(id)).stripePriceId).not.toBeNull();
  });

  test('is told of every product again as soon as a server starts with other rules of tax, and not with the same', async () => {
    const { id } = await shop.create({ name: 'Taxed', price: 2500 });
    await work();
    await syncUnderTaxRules(shop.services);
    expect(enqueued).toEqual([]);
    const { config } = shop.services;
    const tax = { code: 'txcd_10503000', prices: 'net' } as const;
    await syncUnderTaxRules({ ...shop.services, config: { ...config, tax } });
    expect(enqueued).toContainEqual({ name: 'sync-product', data: { productId: id } });
    await work();
  });

  test('is not confused by doing it twice', async () => {
    const { id } = await shop.create({ name: 'Twice', price: 2500 });
    await Promise.all([sync(id), sync(id)]);
    const once = await stored(id);
    await sync(id);
    expect(await stored(id)).toEqual(once);
    expect(activePrices(id)).toHaveLength(1);
    expect(jobs()).toEqual(['sync-product']);
  });

  test('deactivates an archived product, and activates a restored one again', async () => {
    const { id } = await shop.create({ name: 'Winter', price: 2500 });
    await work();
    await shop.asAdmin.post('deleteProduct', { id });
    await work();
    expect(provider.products.get(`prod_${id}`)?.isActive).toBe(false);
    await shop.asAdmin.post('restoreProduct', { id });
    await work();
    expect(provider.products.get(`prod_${id}`)?.isActive).toBe(true);
    expect(activePrices(id)).toHaveLength(1);
  });

  test('ends with what the shop sells even when a product is restored while it is being taken off', async () => {
    const { id } = await shop.create({ name: 'Spring', price: 2500 });
    await work();
    await shop.asAdmin.post('deleteProduct', { id });
    provider.calls.length = 0;
    provider.hooks.before = async (call) => {
      if (call !== 'archiveProduct' || provider.calls.length > 1) return;
      await shop.asAdmin.post('restoreProduct', { id });
      await sync(id);
    };
    await sync(id);
    expect(provider.products.get(`prod_${id}`)?.isActive).toBe(true);
  });
});

import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { sitemapRoutes } from '#server/http/pages/sitemap.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const shop = await createCatalogShop({ queue: createRecordingQueue().queue });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const origin = shop.services.config.publicUrl.origin;

describe('search engines', () => {
  test('are told to leave private screens alone, and where the map is', async () => {
    const text = await (await shop.fetch('/robots.txt')).text();
    for (const path of ['/admin', '/auth', '/checkout', '/orders/', '/products/*/auth'])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(text).not.toContain('Disallow: /\n');
  });

  test('find the home page and every product that is sold on the map, as it is now', async () => {
    await shop.create({ name: 'Fire Safety' });
    await shop.create({ name: '手順書' });
    const { id } = await shop.create({ name: 'Gone' });
    await shop.asAdmin.post('deleteProduct', { id });
    const answer = await shop.fetch('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(addressesIn(await answer.text())).toEqual([
      `${origin}/`,
      `${origin}/products/fire-safety`,
      `${origin}/products/${encodeURIComponent('手順書')}`,
    ]);
    await shop.asAdmin.post('restoreProduct', { id });
    expect(await (await shop.fetch('/sitemap.xml')).text()).toContain('/products/gone<');
  });

  test('are given the kept map whatever they add to its address', async () => {
    const kept = await (await shop.fetch('/sitemap.xml')).text();
    await shop.services.db
      .update(products)
      .set({ slug: 'changed-unnoticed' })
      .where(eq(products.slug, 'gone'));
    expect(await (await shop.fetch('/sitemap.xml?x=1')).text()).toBe(kept);
    await shop.services.db
      .update(products)
      .set({ slug: 'gone' })
      .where(eq(products.slug, 'changed-unnoticed'));
  });

  test('get the map in parts when it is long, which together name every address once', async () => {
    const app = new Hono().route(
      '/',
      sitemapRoutes(shop.services, createResponseCache(shop.services), { maxUrls: 2 }),
    );
    const read = async (path: string) => addressesIn(await (await app.request(path)).text());
    const parts = await read('/sitemap.xml');
    expect(parts).toEqual([`${origin}/sitemap/1.xml`, `${origin}/sitemap/2.xml`]);
    const all = (await Promise.all(parts.map((part = '') => read(new URL(part).pathname)))).flat();
    expect(all).toEqual(addressesIn(await (await shop.fetch('/sitemap.xml')).text()));
  });

  test.each(['/sitemap/9.xml', '/sitemap/0.xml', '/sitemap/x.xml', '/sitemap/1'])(
    'find no part that is not there: %s',
    async (path) => {
      expect((await shop.fetch(path)).status).toBe(404);
    },
  );
});

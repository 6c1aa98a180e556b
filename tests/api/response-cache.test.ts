import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { products } from '#server/db/schema/catalog.ts';
import { demoBundles } from '#server/db/schema/demo.ts';
import { createResponseCache, making, responseCache } from '#server/http/response-cache.ts';
import type { Answer } from '#server/http/answer.ts';
import { type PageRenderer, renderPage } from '#server/http/pages/web-page.ts';
import { renameTemplate } from '#server/modules/templates/rename-template.ts';
import { syncProduct } from '#server/modules/catalog/provider/sync-product.ts';
import type { AdminProduct } from '#shared/contract/product.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { bytesOf, dataOf, pathOf } from '#tests/support/shop/calls.ts';
import { createCatalogShop } from '#tests/support/shop/catalog-shop.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { createFakePayments } from '#tests/support/payments/fake-payments.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';

const { payments } = createFakePayments();
const shop = await createCatalogShop({ queue: createRecordingQueue().queue, payments });
const { services, clock } = shop;
/** Two server processes over one database. */
const apps = [createApp(services), createApp(services)];

let product = await shop.create({ name: 'Kept', price: 1000 });
beforeEach(async () => {
  product = await shop.create({ name: 'Kept', price: 1000 });
});

const path = () => pathOf('public', 'getProductWithDocuments', product.slug);
const ask = (app: (typeof apps)[number], headers: Record<string, string> = {}, address = path()) =>
  app.request(address, { headers });
const texts = async (address = path()) =>
  Promise.all(apps.map(async (app) => (await ask(app, {}, address)).text()));
/** What is asked for a second time is cached. */
const keptTexts = async () => {
  await texts();
  return texts();
};
/** A change that nobody announces; only who asks the database sees it. */
const changeUnnoticed = (priceInCents: number) =>
  services.db.update(products).set({ priceInCents }).where(eq(products.id, product.id));

describe('public answers', () => {
  test('are cached, by every process, once they are asked for again', async () => {
    await texts();
    await changeUnnoticed(1111);
    const before = await texts();
    for (const text of before) expect(text).toContain('"price":1111');
    await changeUnnoticed(2222);
    expect(await texts()).toEqual(before);
  });

  test('are cached whatever somebody adds to their address', async () => {
    const before = await keptTexts();
    await changeUnnoticed(2323);
    for (const addition of ['&x=1', '&utm_source=a&x', '&INPUT=1', `&${'y'.repeat(500)}`]) {
      expect(await texts(path() + addition)).toEqual(before);
    }
  });

  test('are made anew half a minute later at the latest', async () => {
    await keptTexts();
    await changeUnnoticed(3333);
    clock.advance(responseCache.maxAgeMs);
    for (const text of await texts()) expect(text).toContain('"price":3333');
  });

  test('show a change at once, whichever process made it', async () => {
    for (let price = 5000; price < 5010; price += 1) {
      await keptTexts();
      await shop.asAdmin.post('updateProduct', { id: product.id, price });
      for (const text of await texts()) expect(text).toContain(`"price":${price}`);
    }
  });

  test('show at once that a product can be paid, or is gone', async () => {
    await keptTexts();
    await syncProduct(services, product.id);
    for (const text of await texts()) expect(text).toContain(`"stripeProductId":"prod_${product.id}"`);
    await shop.asAdmin.post('deleteProduct', { id: product.id });
    for (const app of apps) expect((await ask(app)).status).toBe(404);
  });

  test('made while the catalogue changed are not cached as the new ones', async () => {
    const cache = createResponseCache(services);
    const request = new Request('http://localhost/page');
    await cache(request, async () => answerWith('oldest'));
    clock.advance(responseCache.maxAgeMs);
    const changed = Promise.withResolvers<void>();
    const slow = cache(request, async () => {
      await changed.promise;
      return answerWith('old');
    });
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 7777 });
    changed.resolve();
    expect(await (await slow).text()).toBe('old');
    expect(await (await cache(request, async () => answerWith('new'))).text()).toBe('new');
  });

  test('are made once for all who ask at the same time', async () => {
    const cache = createResponseCache(services);
    let made = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        cache(new Request('http://localhost/herd'), async () => {
          made += 1;
          return answerWith('one');
        }),
      ),
    );
    expect(made).toBeLessThanOrEqual(2);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(20).fill('one'));
  });

  test('that were cached wait for nobody else when the catalogue has changed', async () => {
    const cache = createResponseCache(services);
    const wanted = new Request('http://localhost/wanted');
    const askForIt = (text: string) => cache(wanted, async () => answerWith(text));
    await askForIt('first');
    await askForIt('second');
    const ended = Promise.withResolvers<void>();
    const slow = Array.from({ length: making.concurrent + making.waiting }, (_, index) =>
      cache(new Request(`http://localhost/slow/${index}`), async () => {
        await ended.promise;
        return answerWith('slow');
      }),
    );
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 8888 });
    expect(await (await askForIt('after the change')).text()).toBe('after the change');
    ended.resolve();
    await Promise.all(slow);
  });

  test('make way beyond their size in bytes, those asked for longest ago first', async () => {
    const cache = createResponseCache(services);
    /** Asks for an answer so large that `share` of them fill the cache, and tells whether it had to be made. */
    const isMade = async (name: string, share = 3) => {
      let made = false;
      await cache(new Request(`http://localhost/${name}`), async () => {
        made = true;
        return answerWith('x'.repeat(responseCache.maxBytes / 2 / share - 100));
      });
      return made;
    };
    for (const name of ['a', 'b', 'c', 'a', 'b', 'c']) await isMade(name);
    expect([await isMade('c'), await isMade('b'), await isMade('a')]).toEqual([false, false, false]);
    for (const _ of [1, 2]) await isMade('d');
    expect([await isMade('a'), await isMade('b'), await isMade('d')]).toEqual([false, false, false]);
    for (const _ of [1, 2]) expect(await isMade('too-large', 0.9)).toBe(true);
    expect([await isMade('too-large', 0.9), await isMade('a'), await isMade('c')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('carry a tag: whoever has them already is told so, in any coding', async () => {
    const [app] = apps;
    if (!app) throw new Error('There is an app.');
    const first = await ask(app, { 'accept-encoding': 'br' });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    const plain = await (await ask(app)).text();
    expect(brotliDecompressSync(await bytesOf(first)).toString()).toBe(plain);
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(app, { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 8888 });
    expect((await ask(app, { 'if-none-match': tag })).status).toBe(200);
  });

  test('do not tell of the demo shop as it was: how far it is is never cached', async () => {
    const [app] = apps;
    if (!app) throw new Error('There is an app.');
    const addresses = ['/api/public/public.arrivingProducts', '/api/public/arrivingProducts,shop?batch=1'];
    const ready = async () =>
      Promise.all([...addresses, ...addresses].map(async (address) => (await ask(app, {}, address)).text()));
    await services.db.insert(demoBundles).values([
      { folder: 'bakery', documentCount: 8 },
      { folder: 'clinic', documentCount: 6 },
    ]);
    for (const text of await ready()) expect(text).toContain('"bundlesReady":0');
    await services.db.update(demoBundles).set({ isSettled: true }).where(eq(demoBundles.folder, 'bakery'));
    for (const text of await ready()) expect(text).toContain('"bundlesReady":1');
    await services.db.delete(demoBundles);
    for (const text of await ready()) expect(text).not.toContain('bundlesReady');
  });

  test('that are refusals are never cached, nor tagged', async () => {
    const [app] = apps;
    if (!app) throw new Error('There is an app.');
    const address = pathOf('public', 'getProductWithDocuments', 'late-comer');
    await ask(app, {}, address);
    const refused = await ask(app, {}, address);
    expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ]);
    await services.db
      .insert(products)
      .values({ name: 'Late', slug: 'late-comer', priceInCents: 100, createdAt: clock.now() });
    expect((await ask(app, {}, address)).status).toBe(200);
  });

  test('are the same whoever asked first, and however', async () => {
    const batch = `${path().replace('?input=', '?batch=1&input=%7B%220%22%3A')}%7D`;
    for (const [app, headers] of [
      [apps[0], { 'trpc-accept': 'application/jsonl' }],
      [apps[1], { accept: 'application/jsonl' }],
    ] as const) {
      if (!app) throw new Error('There is an app.');
      await ask(app, headers, batch);
      await ask(app, headers, batch);
      expect(await (await ask(app, {}, batch)).json()).toMatchObject([
        { result: { data: { name: 'Kept' } } },
      ]);
    }
  });

  test('to somebody with a token are made for them alone', async () => {
    const [app] = apps;
    if (!app) throw new Error('There is an app.');
    await keptTexts();
    await changeUnnoticed(4444);
    const own = await ask(app, await shop.asAdmin.headers());
    expect(await own.text()).toContain('"price":4444');
    expect(own.headers.get('etag')).toBeNull();
  });
});

/** Asked for by somebody with a token, so that no answer is cached. */
const listed = async () => {
  const found = await dataOf<AdminProduct[]>(await shop.asAdmin.get('products'));
  return found.find(({ id }) => id === product.id);
};

describe('products in lists', () => {
  test('are read once, until the catalogue changes', async () => {
    await listed();
    await changeUnnoticed(1234);
    expect(await listed()).toMatchObject({ price: 1000 });
    await shop.create({ name: 'Another one' });
    expect(await listed()).toMatchObject({ price: 1234 });
  });

  test('show every change at once: of the product, of its documents, and that it is gone', async () => {
    const [documentId = 0] = product.documentIdList;
    expect(await listed()).toMatchObject({ name: 'Kept', documents: [{ name: 'Kept document' }] });
    await shop.asAdmin.post('updateProduct', { id: product.id, name: 'Renamed' });
    expect(await listed()).toMatchObject({ name: 'Renamed' });
    await renameTemplate(services, { id: documentId, name: 'Renamed document' });
    expect(await listed()).toMatchObject({ documents: [{ name: 'Renamed document' }] });
    await syncProduct(services, product.id);
    expect(await listed()).toMatchObject({ stripePriceId: expect.stringContaining('price_') });
    await shop.asAdmin.post('deleteProduct', { id: product.id });
    expect(await listed()).toBeUndefined();
    await shop.asAdmin.post('restoreProduct', { id: product.id });
    expect(await listed()).toMatchObject({ name: 'Renamed' });
  });

  test('read while the catalogue changed are not cached as the new ones', async () => {
    for (let price = 6000; price < 6020; price += 1) {
      const reading = listed();
      await shop.asAdmin.post('updateProduct', { id: product.id, price });
      await reading;
      expect(await listed()).toMatchObject({ price });
    }
  });
});

describe('public pages', () => {
  test('that are asked for again are rendered once more, and then cached until the catalogue changes', async () => {
    const cache = createResponseCache(services);
    let rendered = 0;
    const renderer: PageRenderer = {
      fetch: async () => {
        rendered += 1;
        return new Response(`<html><head></head><body>Page ${rendered}</body></html>`);
      },
    };
    const visit = (headers: Record<string, string> = {}) => {
      const request = new Request('http://localhost/products/kept', { headers });
      const context = { site: defaultSiteConfig, catalog: emptyCatalog, reportError: () => {} };
      return cache(request, () => renderPage(renderer, request, { context }));
    };
    await visit();
    const first = await visit();
    expect(await first.text()).toContain('Page 2');
    const compressed = await visit({ 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await bytesOf(compressed)).toString()).toContain('Page 2');
    expect(compressed.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    );
    expect((await visit({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    await shop.asAdmin.post('updateProduct', { id: product.id, price: 6543 });
    expect(await (await visit()).text()).toContain('Page 3');
  });

  test('reach those who wait for them although the first who asked has left', async () => {
    const cache = createResponseCache(services);
    const context = { site: defaultSiteConfig, catalog: emptyCatalog, reportError: () => {} };
    const begun = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const renderer: PageRenderer = {
      fetch: async ({ signal }) => {
        begun.resolve();
        await left.promise;
        signal.throwIfAborted();
        return new Response('A page');
      },
    };
    const visit = (signal?: AbortSignal) => {
      const request = new Request('http://localhost/waited-for', signal ? { signal } : {});
      return cache(request, () => renderPage(renderer, request, { context }));
    };
    const impatient = new AbortController();
    const first = Promise.allSettled([visit(impatient.signal)]);
    await begun.promise;
    const second = visit();
    // Whoever comes later has an answer by now: so the second one waits for the page.
    await cache(new Request('http://localhost/elsewhere'), async () => answerWith('elsewhere'));
    impatient.abort();
    left.resolve();
    await first;
    expect(await (await second).text()).toBe('A page');
  });

  test('that had to do without something are made anew for the next visitor', async () => {
    const cache = createResponseCache(services);
    const request = new Request('http://localhost/without-products');
    const reported: unknown[] = [];
    const context = {
      site: defaultSiteConfig,
      catalog: emptyCatalog,
      reportError: (error: unknown) => reported.push(error),
    };
    let isBroken = true;
    const renderer: PageRenderer = {
      fetch: async (_, { context: given }) => {
        if (isBroken) given.reportError(new Error('no products'));
        return new Response(isBroken ? 'Without products' : 'With products');
      },
    };
    const visit = async () => (await cache(request, () => renderPage(renderer, request, { context }))).text();
    await visit();
    expect(await visit()).toBe('Without products');
    expect(reported).toHaveLength(2);
    isBroken = false;
    expect(await visit()).toBe('With products');
  });

  test('that failed, are not there or lead elsewhere are not cached', async () => {
    const cache = createResponseCache(services);
    const request = new Request('http://localhost/flaky');
    for (const status of [500, 404, 307]) {
      const answer = await cache(request, async () => ({ ...answerWith('no'), status }));
      expect([answer.status, answer.headers.get('etag')]).toEqual([status, null]);
    }
    expect(await (await cache(request, async () => answerWith('yes'))).text()).toBe('yes');
  });
});

const answerWith = (text: string): Answer => ({ status: 200, headers: {}, body: Buffer.from(text) });

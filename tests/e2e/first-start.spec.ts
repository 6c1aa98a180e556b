import { expect, type Page } from '@playwright/test';
import { createWebApp } from '#server/http/pages/web-app.ts';
import type { DemoProgress } from '#shared/contract/demo.ts';
import type { Product } from '#shared/contract/product.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { allAdmins } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { shopTest as test } from './support/shop-test.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { shiftsOf, watchShifts } from './support/checks/layout-shifts.ts';
import { oneSize } from './support/one-size.ts';

const bundle = (id: number): Product => ({
  id,
  name: `Bundle ${id}`,
  slug: `bundle-${id}`,
  price: 19_999,
  documents: [],
  documentIdList: [],
  industry: null,
  cover: null,
});

/** The pages of a shop on its first start; `grow` puts the next of its three bundles on sale. */
const serveGrowingShop = async () => {
  let ready = 0;
  const products = () => Array.from({ length: ready }, (_, index) => bundle(ready - index));
  const progress = (): DemoProgress | null =>
    ready === 3
      ? null
      : { bundlesReady: ready, bundlesTotal: 3, documentsReady: ready * 4, documentsTotal: 12 };
  const catalog = {
    ...emptyCatalog,
    arrivingProducts: async () => ({ products: products(), next: null, demo: progress() }),
  };
  const { url, stop } = await serveWeb(async (_server, publicUrl) => {
    const site = { ...defaultSiteConfig, publicUrl, hasDemo: true };
    const app = await createWebApp({ distDir: await builtWeb(), site, catalog, reportError: () => {} });
    return { fetch: (request) => app(request) };
  });
  const calls = {
    'public.products': products,
    'public.arrivingProducts': () => ({ products: products(), next: null, demo: progress() }),
  };
  return { url, stop, calls, grow: () => (ready += 1) };
};

test('on a first start the page fills up by itself, and nothing moves', async ({ page }) => {
  // It waits out three real polls, beside a shop that is just starting its converter.
  test.slow();
  const shop = await serveGrowingShop();
  await answerCalls(page, shop.calls);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/public/')) asked.push(pathname.replace('/api/public/', ''));
  });
  await watchShifts(page);
  await gotoAlive(page, shop.url);
  const listing = page.locator('#products');
  await listing.scrollIntoViewIfNeeded();
  await expect(listing.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 12 documents');
  // What moved while the page itself was loading is another test's.
  await page.evaluate(() => document.fonts.ready);
  const before = await shiftsOf(page);
  for (const names of [['Bundle 1'], ['Bundle 1', 'Bundle 2'], ['Bundle 1', 'Bundle 2', 'Bundle 3']]) {
    shop.grow();
    await expect(listing.getByRole('heading', { level: 3 })).toHaveText(names);
  }
  await expect(listing.getByRole('progressbar')).toBeHidden();
  // The list itself tells how far the demo is, as long as it lasts.
  expect([new Set(asked.slice(0, -1)), asked.at(-1)]).toEqual([
    new Set(['public.arrivingProducts']),
    'public.products',
  ]);
  expect((await shiftsOf(page)) - before).toBeLessThan(0.01);
  await shop.stop();
});

const steps = (page: Page) => page.getByRole('complementary', { name: 'First steps' });

test('the first steps tell how to try the shop, and go for good when they were read', async ({ page }) => {
  await watchShifts(page);
  await gotoAlive(page, '/');
  await page.waitForLoadState('networkidle');
  await test.step('how to sign in, where the mails are and what to pay with', async () => {
    await expect(steps(page)).toContainText('Sign in with any e-mail address.');
    await expect(steps(page)).toContainText(allAdmins[0] ?? '');
    await expect(steps(page)).toContainText('4242 4242 4242 4242');
    await expect(steps(page).getByRole('link', { name: 'mail viewer' })).toHaveAttribute('href', '/dev/mail');
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
  await test.step('they go for good, and the keyboard goes on with the page', async () => {
    await steps(page).getByRole('button', { name: 'Dismiss first steps' }).click();
    await expect(steps(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(steps(page)).toBeHidden();
  });
});

test('the first steps are not in the pages of any other shop', oneSize, async ({ request }) => {
  const shop = await serveGrowingShop();
  expect(await (await request.get(shop.url)).text()).not.toContain('First steps');
  await shop.stop();
});

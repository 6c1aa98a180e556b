import { expect, test } from '@playwright/test';
import { createWebApp } from '#server/http/web-app.ts';
import type { DemoProgress } from '#shared/contract/demo.ts';
import type { Product } from '#shared/contract/product.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { builtWeb } from '#tests/support/built-web.ts';
import { emptyCatalog } from '#tests/support/empty-catalog.ts';
import { serveWeb } from '#tests/support/serve-web.ts';
import { answerCalls } from './support/answer-calls.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { findViolations } from './support/find-violations.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';

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

/** The pages of a shop on its first start; `grow` puts the next of its three bundles on the shelf. */
const serveGrowingShop = async () => {
  let ready = 0;
  const products = () => Array.from({ length: ready }, (_, index) => bundle(ready - index));
  const progress = (): DemoProgress | null =>
    ready === 3
      ? null
      : { bundlesReady: ready, bundlesTotal: 3, documentsReady: ready * 4, documentsTotal: 12 };
  const catalog = {
    ...emptyCatalog,
    productPage: async () => ({ products: products(), next: null }),
    demoProgress: async () => progress(),
  };
  const { url, stop } = await serveWeb(async (_server, publicUrl) => {
    const site = { ...defaultSiteConfig, publicUrl, hasDemo: true };
    const app = await createWebApp({ distDir: await builtWeb(), site, catalog, reportError: console.error });
    return { fetch: (request) => app(request) };
  });
  const calls = {
    'public.productPage': () => ({ products: products(), next: null }),
    'public.demoProgress': progress,
  };
  return { url, stop, calls, grow: () => (ready += 1) };
};

test('on a first start the page fills up by itself, and nothing moves', async ({ page }) => {
  const shop = await serveGrowingShop();
  await answerCalls(page, shop.calls);
  await watchShifts(page);
  await gotoAlive(page, shop.url);
  const shelf = page.locator('#products');
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 12 documents');
  expect(await findViolations(page)).toEqual([]);
  for (const names of [['Bundle 1'], ['Bundle 1', 'Bundle 2'], ['Bundle 1', 'Bundle 2', 'Bundle 3']]) {
    shop.grow();
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(names);
  }
  await expect(shelf.getByRole('progressbar')).toBeHidden();
  expect(await shiftsOf(page)).toBeLessThan(0.01);
  await shop.stop();
});

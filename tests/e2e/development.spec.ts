import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createWebDevApp, type NodeBindings } from '#server/http/pages/web-dev.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { oneSize } from './support/one-size.ts';

const root = resolve(import.meta.dirname, '../..');

test(
  'while developing, pages come from their sources, and changes reach them over the same port',
  oneSize,
  async ({ page }) => {
    const dev = await serveWeb(async (server, publicUrl) => {
      const site = { ...defaultSiteConfig, publicUrl };
      const app = await createWebDevApp({ root, server, site, catalog: emptyCatalog, reportError: () => {} });
      return { fetch: (request, node) => app.fetch(request, node as NodeBindings), close: app.close };
    });
    expect((await page.request.get(`${dev.url}/no/such/page`)).status()).toBe(404);
    const socket = page.waitForEvent('websocket');
    await page.goto(`${dev.url}/dev/ui`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'UI kit' })).toBeVisible();
    expect((await socket).url()).toContain(new URL(dev.url).host);
    // The page would ask for every source of the shop, and nothing more is asked of it here.
    await page.close();
    await dev.stop();
  },
);

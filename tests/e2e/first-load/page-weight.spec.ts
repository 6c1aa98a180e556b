import { expect, type Page } from '@playwright/test';
import { expectAlive, waitForIdle } from '../support/goto-alive.ts';
import { oneSize } from '../support/one-size.ts';
import { shiftsOf, watchShifts } from '../support/checks/layout-shifts.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { watchRequests } from '../support/watch-requests.ts';

const HOME_BYTES = 350_000;
const HOME_JAVASCRIPT_BYTES = 105_000;
const BAKERY = '/products/bakery-opening-and-closing';

/** What the page has cost so far, by the kind of file. */
const weigh = (page: Page) => {
  const finished: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) =>
    finished.push(request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize])),
  );
  return async (kind?: string) => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(finished);
    return sizes.reduce((sum, [type, size]) => sum + (kind === undefined || type === kind ? size : 0), 0);
  };
};

/** A finger comes down somewhere: the application is loaded. */
const touch = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(page.locator('script[type="deferred-module"]')).toHaveCount(0);
  await expectAlive(page);
};

/** Fonts and pictures have come. Of a page whose cache had just been emptied, Playwright once never called the network idle. */
const expectWhole = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.fonts.status === 'loaded' &&
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
  await waitForIdle(page);
};

test.describe('on a phone with a fine screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test(
    'the home page costs at most 350 KB, and no script before the first tap',
    oneSize,
    async ({ page }) => {
      // What measures the visit comes in its own time, when the browser has nothing else to do.
      await page.route('**/assets/measure-visit-*.js', (route) => route.abort());
      const bytes = weigh(page);
      await page.goto('/');
      expect(await bytes('script')).toBe(0);
      await touch(page);
      expect(await bytes('script')).toBeGreaterThan(0);
      expect(await bytes('script')).toBeLessThanOrEqual(HOME_JAVASCRIPT_BYTES);
      expect(await bytes()).toBeLessThanOrEqual(HOME_BYTES);
    },
  );
});

test('nothing moves, neither at first nor when a page comes alive', async ({ page }) => {
  await watchShifts(page);
  const browser = await page.context().newCDPSession(page);
  for (const address of ['/', BAKERY, '/auth', '/checkout'])
    await test.step(address, async () => {
      // Each comes as to somebody who was never here: what is kept already would move nothing.
      await browser.send('Network.clearBrowserCache');
      await page.goto(address);
      await expectWhole(page);
      const { settle } = watchRequests(page);
      await touch(page);
      await waitForIdle(page);
      await settle();
      await expectWhole(page);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });
});

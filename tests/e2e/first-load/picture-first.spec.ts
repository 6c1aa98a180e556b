import { expect, type Page } from '@playwright/test';
import { expectAlive } from '../support/goto-alive.ts';
import { oneSize } from '../support/one-size.ts';
import { shopTest as test } from '../support/shop-test.ts';

const ASLEEP = 'link[rel="deferred-modulepreload"]';

const expectAwake = async (page: Page) => {
  await expect(page.locator(ASLEEP)).toHaveCount(0);
  await expectAlive(page);
};

test('the first finger is answered by a picture before anything is loaded', oneSize, async ({ page }) => {
  for (const address of ['/', '/products/bakery-opening-and-closing', '/auth', '/checkout'])
    await test.step(address, async () => {
      await page.goto(address);
      const all = await page.locator(ASLEEP).count();
      expect(all).toBeGreaterThan(0);
      const asleep = await page.evaluate((selector) => {
        const count = () => document.querySelectorAll(selector).length;
        window.dispatchEvent(new Event('pointerdown'));
        const withFinger = count();
        return new Promise((resolve) => {
          requestAnimationFrame(() => resolve({ withFinger, beforePicture: count() }));
        });
      }, ASLEEP);
      expect(asleep).toEqual({ withFinger: all, beforePicture: all });
      await expectAwake(page);
    });
});

test(
  'a slow phone asks for one file at a time, and hears a finger between them',
  oneSize,
  async ({ page }) => {
    await page.goto('/checkout');
    const all = await page.locator(ASLEEP).count();
    const pieces = page.evaluate((selector) => {
      // A phone that takes a second for whatever it does.
      let seconds = 0;
      performance.now = () => 1000 * seconds++;
      const sizes: number[] = [];
      return new Promise<number[]>((resolve) => {
        // Heard at the end of each task, with all that the task has changed.
        new MutationObserver((changes) => {
          const links = changes.filter(({ target }) => target instanceof HTMLLinkElement);
          if (links.length > 0) sizes.push(links.length);
          if (!document.querySelector(selector)) resolve(sizes);
        }).observe(document, { subtree: true, attributeFilter: ['rel'] });
        window.dispatchEvent(new Event('pointerdown'));
      });
    }, ASLEEP);
    expect(await pieces).toEqual(Array.from({ length: all }, () => 1));
  },
);

test('a page out of sight, which gets no picture, comes alive all the same', oneSize, async ({ page }) => {
  await page.goto('/checkout');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
    window.dispatchEvent(new Event('storage'));
  });
  await expectAwake(page);
});

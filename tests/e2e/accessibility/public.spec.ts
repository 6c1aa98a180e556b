import { expect, type Page, test } from '@playwright/test';
import { expectFit } from '../support/checks/expect-fit.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { oneSize } from '../support/one-size.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';

/** Where space is scarcest the page is loaded anew; the others are what a window is drawn to. */
const NARROWEST_PX = 320;
const WIDTHS = [NARROWEST_PX, 820, 1280, 1920];
const DESK = { width: 1280, height: 800 };

/** What follows the size of a window has followed it by the second frame. */
const drawTwice = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test(
  'axe finds nothing on the pages for everybody, and at no width anything sticks out',
  oneSize,
  async ({ page }) => {
    for (const path of ['/', '/404', '/products/error', '/products/bakery-opening-and-closing']) {
      await page.setViewportSize(DESK);
      await gotoAlive(page, path);
      await test.step(`axe finds nothing on ${path}`, async () => {
        await expectFit(page);
      });
      for (const width of WIDTHS)
        await test.step(`at ${width} px nothing sticks out of ${path}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await (width === NARROWEST_PX ? gotoAlive(page, path) : drawTwice(page));
          expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        });
    }
    await test.step('axe finds nothing in the open menu of a small screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await gotoAlive(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);

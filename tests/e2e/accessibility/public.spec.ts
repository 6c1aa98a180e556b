import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';

/** Where space is scarcest the page is loaded anew; the others are what a window is drawn to. */
const NARROWEST_PX = 320;
const WIDTHS = [NARROWEST_PX, 390, 820, 1280, 1920];
/** Wider ones are no phones. */
const PHONE_PX = 390;

/** What follows the size of a window has followed it by the second frame. */
const drawTwice = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('axe finds nothing on the pages for everybody, and at no width anything sticks out', async ({ page }, {
  project,
}) => {
  const size = page.viewportSize() ?? { width: PHONE_PX, height: 800 };
  const widths = WIDTHS.filter((width) => project.name !== 'phone' || width <= PHONE_PX);
  for (const path of ['/', '/404', '/products/error', '/products/bakery-opening-and-closing']) {
    await page.setViewportSize(size);
    await gotoAlive(page, path);
    await test.step(`axe finds nothing on ${path}`, async () => {
      expect(await findViolations(page)).toEqual([]);
    });
    for (const width of widths)
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
});

import { expect, test } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';

const WIDTHS = [320, 390, 820, 1280, 1920];
/** Wider ones are no phones. */
const PHONE_PX = 390;

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
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
  }
  await test.step('axe finds nothing in the open menu of a small screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoAlive(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});

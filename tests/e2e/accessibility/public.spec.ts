import { expect, test } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';

for (const path of ['/', '/404', '/products/error']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await gotoAlive(page, path);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoAlive(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await findViolations(page)).toEqual([]);
});

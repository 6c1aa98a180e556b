import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { gotoAlive } from './support/goto-alive.ts';

for (const path of ['/', '/404', '/products/error']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await gotoAlive(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test('axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoAlive(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const path of ['/', '/404', '/products/error']) {
    test(`axe finds nothing on ${path}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

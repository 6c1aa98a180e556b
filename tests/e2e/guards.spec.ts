import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsAdmin, arriveAsCustomer } from './support/arrive-signed-in.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

const ADMIN_PAGES = [
  '/admin',
  '/admin/upload',
  '/admin/documents',
  '/admin/documents/new',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/edit/1',
];

test('the administration does not exist for visitors and customers', oneSize, async ({ page }) => {
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
  }
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await arriveAsCustomer(page, newAddress());
  for (const path of ['/admin', '/admin/upload']) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
  }
});

test(
  'an administrator reloads any page of the administration without a flash of something else',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('guards', project.name));
    const titles: Record<string, string> = {
      '/admin/upload': 'Upload New Documents',
      '/admin/documents': 'Your Documents',
      '/admin/documents/new': 'Upload New Documents',
      '/admin/products/new': 'New Product',
    };
    for (const [path, title] of Object.entries(titles)) {
      const seen: string[] = [];
      page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(seen).not.toContain('/404');
    }
  },
);

test('a signed-in customer who opens the sign-in page goes home', oneSize, async ({ page }) => {
  await arriveAsCustomer(page, newAddress());
  await page.goto('/auth?returnTo=/checkout');
  await expect(page).toHaveURL('/');
});

test("a visitor who opens somebody's page signs in first and then gets there", oneSize, async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?returnTo=%2Fprofile');
  await signIn(page, newAddress());
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

test("an order that is missing or not one's own leads to Page not found", oneSize, async ({ page }) => {
  await arriveAsCustomer(page, newAddress());
  await page.goto('/orders/12345');
  await expect(page).toHaveURL('/404');
});

test('a product that does not exist leads to its own page', oneSize, async ({ page }) => {
  await page.goto('/products/nothing-here');
  await expect(page).toHaveURL('/products/error');
  await page.goto('/products/nothing-here/auth');
  await expect(page).toHaveURL('/products/error');
});

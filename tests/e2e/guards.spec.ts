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

test('a visitor finds no administration, and signs in for a page of somebody', oneSize, async ({ page }) => {
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
  }
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await test.step("a visitor who opens somebody's page signs in first and then gets there", async () => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth?returnTo=%2Fprofile');
    await signIn(page, newAddress());
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  });
});

test('a customer is led away from what is not theirs', oneSize, async ({ page }) => {
  await arriveAsCustomer(page, newAddress());
  const refuges = {
    'the administration does not exist': ['/admin', '/404'],
    'nor does its upload': ['/admin/upload', '/404'],
    'who opens the sign-in page goes home': ['/auth?returnTo=/checkout', '/'],
    "an order that is missing or not one's own leads to Page not found": ['/orders/12345', '/404'],
  } as const;
  for (const [sentence, [path, refuge]] of Object.entries(refuges))
    await test.step(sentence, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(refuge);
    });
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

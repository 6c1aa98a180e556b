import { expect, test } from '@playwright/test';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';

test(
  'an address that does not exist says so, with the status to match, and leads home',
  oneSize,
  async ({ page }) => {
    for (const path of ['/404', '/no/such/page']) {
      const response = await gotoAlive(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Bindery');
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a product that does not exist says so and leads home', oneSize, async ({ page }) => {
  const response = await gotoAlive(page, '/products/error');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Sorry, this product does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'after a change of page the heading has the focus, and the title is that of the page',
  oneSize,
  async ({ page }) => {
    await gotoAlive(page, '/404');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Bindery: SOP bundles with your name on every page');
  },
);

test('on arrival the first press of Tab offers to skip to the content', async ({ page }) => {
  await gotoAlive(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the pages for development are not part of what is served', oneSize, async ({ page }) => {
  for (const path of ['/dev/ui', '/dev/failure']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test('without a connection a banner says so', async ({ page, context }) => {
  await gotoAlive(page, '/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.', { exact: false })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the links and Sign Up are behind the menu button', async ({ page }) => {
    await gotoAlive(page, '/');
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the links and Sign Up are in the header, and there is no menu button', oneSize, async ({ page }) => {
    await gotoAlive(page, '/');
    for (const name of ['About', 'How it works', 'Managed Services', 'Industries', 'Contact us']) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

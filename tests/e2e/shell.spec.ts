import { expect, test } from '@playwright/test';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';

test('what does not exist says so, with the status to match, and leads on', oneSize, async ({ page }) => {
  const expectNotFound = async (path: string) => {
    const response = await gotoAlive(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Bindery');
  };
  await expectNotFound('/404');
  await test.step('after a change of page the heading has the focus, and the title is that of the page', async () => {
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Bindery: SOP bundles with your name on every page');
  });
  await expectNotFound('/no/such/page');
  await test.step('a page that does not exist helps to search for what does', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill('clinic');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?q=clinic');
    await expect(page.locator('#products').getByRole('heading', { level: 3 })).toHaveText([
      'Clinic Patient Intake',
    ]);
  });
  await test.step('a product that does not exist says so and leads home', async () => {
    const response = await gotoAlive(page, '/products/error');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Sorry, this product does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the pages for development are not part of what is served', async () => {
    for (const path of ['/dev/ui', '/dev/failure']) {
      const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status()).toBe(404);
    }
  });
});

test('the frame of a page serves the keyboard, whoever is offline, and small screens', async ({
  page,
  context,
}, { project }) => {
  await gotoAlive(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (project.name === 'phone') await expect(menu).toBeVisible();
  await test.step('on arrival the first press of Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('without a connection a banner says so', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.', { exact: false })).toBeHidden();
  });
  await test.step('on a desktop the links and Sign Up are in the header, and there is no menu button', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of ['About', 'How it works', 'Managed Services', 'Industries', 'Contact us'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
  await test.step('on a phone the links and Sign Up are behind the menu button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeHidden();
    await menu.click();
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Managed Services' })).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

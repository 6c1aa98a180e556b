import { expect } from '@playwright/test';
import { arriveAsCustomer } from './support/arrive-signed-in.ts';
import { oneSize } from './support/one-size.ts';
import { becomeCustomer, newAddress, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

const openMenuOnPhone = async (page: import('@playwright/test').Page, project: string) => {
  if (project === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
};

test('the header shows the customer: logo, status, e-mail and the way out', async ({ page }, { project }) => {
  const email = newAddress();
  await becomeCustomer(page, email);
  await openMenuOnPhone(page, project.name);
  const header = page.getByRole('banner');
  await expect(header.getByRole('img', { name: 'Your logo' }).filter({ visible: true })).toBeVisible();
  await expect(header.getByText('Logged In').filter({ visible: true })).toBeVisible();
  await expect(header.getByText(email).filter({ visible: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'About' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('bindery.session'))).toBeNull();
});

test(
  'the session survives a reload, and the splash is seen only by those who have one',
  oneSize,
  async ({ page, browser }) => {
    const email = newAddress();
    await arriveAsCustomer(page, email);
    const release = Promise.withResolvers<void>();
    await page.route('**/api/customer/**', async (route) => {
      await release.promise;
      await route.continue();
    });
    const call = page.waitForRequest('**/api/customer/**');
    await page.goto('/');
    await expect(page.locator('.splash')).toBeVisible();
    await expect(page.locator('.splash')).toHaveText('Bindery');
    release.resolve();
    await expect(page.locator('.splash')).toBeHidden();
    await expect(page.getByRole('banner').getByText(email).first()).toBeAttached();
    await test.step('customer calls carry the token', async () => {
      expect((await call).headers()['authorization']).toMatch(/^Bearer /);
    });

    const visitor = await browser.newPage();
    await visitor.goto('/', { waitUntil: 'commit' });
    await expect(visitor.locator('h1')).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.dataset['session'])).toBeUndefined();
    await visitor.close();

    await test.step('when the customer cannot be fetched it is logged, and the shop goes on', async () => {
      await page.route('**/api/customer/**', (route) => route.abort());
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('The customer could not be fetched.'),
      );
      await page.goto('/');
      expect((await logged).type()).toBe('error');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.splash')).toBeHidden();
    });
  },
);

test(
  'two tabs stay in step: signing out in one signs out the other and forgets everything',
  oneSize,
  async ({ page, context }, { project }) => {
    const email = newAddress();
    await arriveAsCustomer(page, email);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await other.evaluate(() => sessionStorage.setItem('bindery.selected-product', '{}'));
    await openMenuOnPhone(page, project.name);
    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
    await expect(other).toHaveURL(/\/auth/);
    const kept = await other.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => key.startsWith('bindery.'))).toEqual([]);
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await other.goBack();
    await expect(other.getByText(email)).toHaveCount(0);
  },
);

test('two tabs stay in step: signing in in one signs in the other', oneSize, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.getByLabel('E-mail')).toBeVisible();
  await page.goto('/auth');
  await signIn(page, newAddress());
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});

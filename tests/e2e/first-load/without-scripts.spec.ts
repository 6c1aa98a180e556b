import { expect } from '@playwright/test';
import { productList } from '#shared/limits/product.ts';
import { oneSize } from '../support/one-size.ts';
import { shopTest as test } from '../support/shop-test.ts';

const BAKERY = '/products/bakery-opening-and-closing';

test.use({ javaScriptEnabled: false });

test('without scripts the products are there to read, and a search finds them', oneSize, async ({ page }) => {
  await page.goto('/');
  const names = page.locator('#products h3');
  await expect(names).toHaveCount(productList.pageSize);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(page.getByText('A longer list needs JavaScript.')).toBeVisible();
  await page.getByRole('searchbox').fill('allergen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=allergen#products');
  await expect(names.first()).toHaveText('Food Allergen Control');
  await page.getByRole('button', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/?q=allergen&industry=healthcare#products');
  await page.getByRole('button', { name: 'Show Food and beverage' }).click();
  await expect(names).toHaveText(['Food Allergen Control']);
});

test('without scripts a bundle opens, with its samples', oneSize, async ({ page }) => {
  await page.goto('/?q=bakery');
  await page.getByRole('link', { name: 'View Product Bakery Opening and Closing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bakery Opening and Closing');
  await expect(page.getByText('Buying needs JavaScript')).toBeVisible();
  const details = page.getByRole('region', { name: 'See it with your details' });
  await expect(details.getByRole('img', { name: /as a sample$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sample PDF of Oven start-up' })).toBeVisible();
  const sample = await page.getByRole('link', { name: 'Sample PDF of Oven start-up' }).getAttribute('href');
  expect((await page.request.get(sample ?? '')).headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' }).click();
  await expect(page).toHaveURL(/\.jpg$|\/samples\//);
});

test('without scripts what cannot be done says so', oneSize, async ({ page }) => {
  for (const address of ['/auth', `${BAKERY}/auth`]) {
    await page.goto(address);
    await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
  }
  await page.goto('/checkout');
  await expect(page.getByText('No product has been selected.')).toBeVisible();
  await page.getByRole('link', { name: 'View Product' }).first().click();
  await expect(page).toHaveURL(/\/products\//);
});

test('without scripts a phone has no menu that would not open', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { oneSize } from './support/one-size.ts';
import { createProduct, newName } from './support/products.ts';
import { shopTest as test } from './support/shop-test.ts';

test(
  'administrators look through their products, search them, delete one and take that back',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-list', project.name));
    const cards = page.getByRole('main').getByRole('listitem');
    const name = newName('Short-lived');
    const { slug } = await createProduct(page, name);
    const field = page.getByRole('searchbox', { name: 'Search products' });

    await test.step('administrators look through their products', async () => {
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/admin/products?*', async (route) => {
        await asked;
        await route.continue();
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
      await expect(page.getByText('Retrieving products')).toBeVisible();
      answer();
      await expect(page.getByText('Retrieving products')).toBeHidden();
      await expect(page.getByRole('link', { name: 'New product' })).toHaveAttribute(
        'href',
        '/admin/products/new',
      );
    });

    await test.step('a product is deleted after a question that names it, and comes back by undoing', async () => {
      // Found by its name: there may be more products than a page holds.
      await field.fill(name);
      await expect(cards).toHaveCount(1);
      const card = cards.filter({ hasText: name });
      const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
      const remove = page.getByRole('button', { name: `Delete ${name}` });
      await remove.click();
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await expect(dialog).toBeHidden();
      await expect(remove).toBeFocused();
      await remove.click();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Delete product' }).click();
      await expect(page.getByText(`${name} has been deleted.`)).toBeVisible();
      await expect(card).toBeHidden();
      const shown = await page.request.get(`/products/${slug}`, { maxRedirects: 0 });
      expect(shown.headers()['location']).toBe('/products/error');

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`${name} is back.`)).toBeVisible();
      await expect(card).toBeVisible();
      expect((await page.request.get(`/products/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
    });

    await test.step('the list has pages', async () => {
      await field.fill('');
      await expect(page).toHaveURL('/admin/products');
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/admin/products?page=2');
      await expect(cards.first()).toBeVisible();
    });

    await test.step('products are searched by part of their name, and the search stays in the address', async () => {
      await field.fill('BAKERY open');
      await expect(cards).toHaveCount(1);
      await expect(cards.getByText('$199.99')).toBeVisible();
      await expect(cards.getByText('3 documents')).toBeVisible();
      await expect(cards.getByRole('link', { name: 'Edit Bakery Opening and Closing' })).toHaveAttribute(
        'href',
        /^\/admin\/products\/edit\/\d+$/,
      );
      await expect(cards.getByRole('button', { name: 'Delete Bakery Opening and Closing' })).toBeVisible();
      await expect(page).toHaveURL('/admin/products?q=BAKERY+open');
      expect(await findViolations(page)).toEqual([]);
      await page.reload();
      await expect(cards).toHaveCount(1);
      await expect(field).toHaveValue('BAKERY open');

      await field.fill('zeppelin');
      await expect(page.getByText('No product name contains “zeppelin”')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(field).toHaveValue('');
      await expect(cards.first()).toBeVisible();
    });
  },
);

import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { oneSize } from './support/one-size.ts';
import { newName } from './support/products.ts';
import { shopTest as test } from './support/shop-test.ts';
import { nameOf, priceOf, document, showAllDocuments, submitOf } from './products/on-the-form.ts';

test(
  'a product is made of what is filled in, said to be wrong where it is wrong, and not left behind unasked',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-creation', project.name));
    const refuse = (status: number, body: unknown) =>
      page.route('**/api/admin/newProduct*', (route) => route.fulfill({ status, json: body }), { times: 1 });

    await test.step('unsaved changes are not left behind without a question', async () => {
      await page.getByRole('link', { name: 'New product' }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/admin/products');
      await page.getByRole('link', { name: 'New product' }).click();
      await nameOf(page).fill('Half a name');
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Stay' }).last().click();
      await expect(page).toHaveURL('/admin/products/new');
      await expect(nameOf(page)).toHaveValue('Half a name');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await dialog.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/admin/products');
    });

    await test.step('a product is made of a name, a price and at least one document', async () => {
      await page.goto('/admin/products/new?documentIds=2,1,99999,nonsense');
      await expect(page.getByRole('heading', { level: 1, name: 'New Product' })).toBeVisible();
      await expect(page.getByText('2 documents selected')).toBeVisible();
      await showAllDocuments(page);
      await expect(document(page, 'Patient intake')).toBeChecked();
      await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/products');
      await expect(priceOf(page)).toHaveAttribute('placeholder', '0.00');
      await expect(priceOf(page)).toHaveAttribute('min', '1');
      await expect(priceOf(page)).toHaveAttribute('step', 'any');
      expect(await findViolations(page)).toEqual([]);

      await expect(submitOf(page)).toHaveText('Submit');
      await expect(submitOf(page)).toBeDisabled();
      await nameOf(page).fill('Handbook');
      await expect(submitOf(page)).toBeDisabled();
      await priceOf(page).fill('0');
      await expect(submitOf(page)).toBeDisabled();
      await priceOf(page).fill('1.15');
      await expect(submitOf(page)).toBeEnabled();
    });

    await test.step('what is wrong is said where it is wrong, and nothing typed is lost', async () => {
      await nameOf(page).fill('Rejected');
      await priceOf(page).fill('0.99');
      await submitOf(page).click();
      await expect(page.getByText('Enter a price from $1.00', { exact: false })).toBeVisible();
      await expect(priceOf(page)).toBeFocused();
      await priceOf(page).fill('12.345');
      await submitOf(page).click();
      await expect(page.getByText('at most two digits after the point', { exact: false })).toBeVisible();
      await priceOf(page).fill('2');
      await expect(page.getByText('at most two digits', { exact: false })).toBeHidden();
      await expect(page.getByText('Enter a price from $1.00', { exact: false })).toBeHidden();

      const error = { message: 'That is one too many.', code: -32_600, data: { httpStatus: 400 } };
      await refuse(400, [{ error }]);
      await submitOf(page).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'That is one too many.' });
      await expect(refusal).toHaveCSS('color', 'rgb(179, 55, 31)');
      expect(await findViolations(page)).toEqual([]);
      await refuse(502, { nothing: 'we know' });
      await submitOf(page).click();
      await expect(page.getByText('There was an issue. Please try again.')).toBeVisible();
      await expect(nameOf(page)).toHaveValue('Rejected');
      await expect(submitOf(page)).toBeEnabled();
    });

    await test.step('without a document there is no product', async () => {
      await page.getByRole('button', { name: 'Remove Patient intake' }).click();
      await page.getByRole('button', { name: 'Remove Opening and closing' }).click();
      await expect(submitOf(page)).toBeDisabled();
    });

    await test.step('documents are found by name, and a product is created of them', async () => {
      const name = newName('Handbook');
      await nameOf(page).fill(name);
      await priceOf(page).fill('1.15');
      await page.getByRole('combobox', { name: 'Search by document name' }).fill('OVEN');
      const list = page.getByRole('listbox');
      await expect(list).toHaveCSS('max-height', '288px');
      await list.getByRole('option', { name: 'Oven start-up' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText('1 document selected')).toBeVisible();
      await showAllDocuments(page);
      await expect(document(page, 'Oven start-up')).toBeChecked();

      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/admin/newProduct*', async (route) => {
        await asked;
        await route.continue();
      });
      await submitOf(page).click();
      await expect(page.getByText(`Submitting ${name}...`)).toBeVisible();
      await expect(submitOf(page)).toBeDisabled();
      answer();
      await expect(page.getByText(`${name} has been created.`)).toBeInViewport({ ratio: 1 });
      const saved = page.locator('form');
      await expect(saved.getByRole('link', { name: 'View the product' })).toHaveAttribute(
        'href',
        /^\/products\/handbook-/,
      );
      await expect(saved.getByRole('link', { name: 'Our Products' })).toHaveAttribute(
        'href',
        '/admin/products',
      );
      await expect(nameOf(page)).toHaveValue('');
      await expect(priceOf(page)).toHaveValue('');
      await expect(page.getByText('No document selected yet')).toBeVisible();

      const shop = await (await page.request.get(`/?q=${encodeURIComponent(name)}`)).text();
      expect(shop).toContain(`View Product ${name}`);
      expect(shop).toContain('$1.15');
    });
  },
);

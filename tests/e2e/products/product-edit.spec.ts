import { expect } from '@playwright/test';
import { adminOf } from '#tests/e2e/support/admins.ts';
import { arriveAsAdmin } from '#tests/e2e/support/arrive-signed-in.ts';
import { expectFit } from '#tests/e2e/support/checks/expect-fit.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { callAdmin, newName } from '#tests/e2e/support/products.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { nameOf, priceOf, document, showAllDocuments, submitOf, changesOf, revert } from './on-the-form.ts';

test(
  'a product is edited change by change, put in order, and kept from two administrators at once',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-edit', project.name));
    const name = newName('Ledger');
    const { id, slug } = await callAdmin(page, 'newProduct', {
      name,
      price: 15_000,
      documentIdList: [1, 2, 3],
    });
    await page.goto(`/admin/products/edit/${id}`);

    await test.step('an edit is logged change by change, each revertible', async () => {
      await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
      await expect(page).toHaveTitle(`Edit ${name} · Bindery`);
      await expect(page.getByText('No changes')).toBeVisible();
      await expect(submitOf(page)).toHaveText('Submit these changes');
      await expect(submitOf(page)).toBeDisabled();

      await priceOf(page).fill('');
      await expect(changesOf(page)).toContainText('no price yet');
      await nameOf(page).fill(`${name} II`);
      await priceOf(page).fill('199.9');
      await showAllDocuments(page);
      await document(page, 'Cash count').check();
      await document(page, 'Patient intake').uncheck();
      await expect(changesOf(page)).toHaveCount(4);
      await expect(changesOf(page).filter({ hasText: 'Price in USD' })).toContainText('$150.00');
      await expect(changesOf(page).filter({ hasText: 'Price in USD' })).toContainText('$199.90');
      await expect(changesOf(page).filter({ hasText: 'Added' })).toContainText('Cash count');
      await expect(changesOf(page).filter({ hasText: 'Removed' })).toContainText('Patient intake');
      await expectFit(page);

      await document(page, 'Cash count').uncheck();
      await revert(page, 'Removed Patient intake');
      await expect(document(page, 'Patient intake')).toBeChecked();
      await revert(page, 'Name');
      await expect(nameOf(page)).toHaveValue(name);
      await revert(page, 'Price in USD');
      await expect(priceOf(page)).toHaveValue('150.00');
      await expect(page.getByText('No changes')).toBeVisible();
    });

    await test.step('an edit is saved with its history', async () => {
      await nameOf(page).fill(`${name} II`);
      await page.getByLabel('Industry').selectOption('healthcare');
      await submitOf(page).click();
      await expect(page.getByText(`${name} II has been updated.`)).toBeVisible();
      await expect(page.getByText('No changes')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `Edit ${name} II` })).toBeVisible();
      await expect(page).toHaveTitle(`Edit ${name} II · Bindery`);
      const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
      await expect(history.filter({ hasText: 'Name' })).toContainText(adminOf('product-edit', project.name));
      await expect(history.filter({ hasText: 'Created' })).toBeVisible();
    });

    await test.step('of two administrators at once, the later one is told, and keeps what was changed', async () => {
      await nameOf(page).fill(`${name}, mine`);
      await callAdmin(page, 'updateProduct', { id, price: 20_000, documentIdList: [1] });
      await submitOf(page).click();
      await expect(page.getByText('Someone else changed this product', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Load the newest version' }).click();
      await expect(priceOf(page)).toHaveValue('200.00');
      await expect(nameOf(page)).toHaveValue(`${name}, mine`);
      await expect(changesOf(page)).toHaveCount(1);
      await submitOf(page).click();
      await expect(page.getByText(`${name}, mine has been updated.`)).toBeVisible();
    });

    await test.step('the documents of a product come first, and are put in order by dragging and by keyboard', async () => {
      await callAdmin(page, 'updateProduct', { id, price: 20_000, documentIdList: [1, 2, 3] });
      await page.reload();
      const boxes = page.getByRole('checkbox');
      for (const place of [0, 1, 2]) await expect(boxes.nth(place)).toBeChecked();
      await expect(boxes.nth(3)).not.toBeChecked();

      const tray = page.getByRole('region', { name: 'Documents' });
      const items = tray.getByRole('listitem');
      await expect(items).toHaveText(['1Opening and closing', '2Patient intake', '3Forklift pre-check']);
      const middleOf = async (place: number) => {
        const { x, y, width, height } = (await items
          .nth(place)
          .locator('[aria-hidden]')
          .first()
          .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return [x + width / 2, y + height / 2] as const;
      };
      await items.nth(2).scrollIntoViewIfNeeded();
      const [[x, from], [, to]] = [await middleOf(2), await middleOf(0)];
      await page.mouse.move(x, from);
      await page.mouse.down();
      await page.mouse.move(x, to - 8, { steps: 8 });
      await page.mouse.up();
      await expect(items).toHaveText(['1Forklift pre-check', '2Opening and closing', '3Patient intake']);
      await expect(tray.getByText('Forklift pre-check is now 1 of 3.')).toBeAttached();

      await tray.getByRole('button', { name: 'Move Patient intake up' }).press('Enter');
      await expect(items).toHaveText(['1Forklift pre-check', '2Patient intake', '3Opening and closing']);
      await expect(tray.getByText('Patient intake is now 2 of 3.')).toBeAttached();
      await expect(tray.getByRole('button', { name: 'Move Patient intake up' })).toBeFocused();
      await expect(changesOf(page)).toHaveText(/^Order/);
      await expectFit(page);
      await submitOf(page).click();
      await expect(page.getByText(`${name}, mine has been updated.`)).toBeVisible();
      await page.goto(`/products/${slug}`);
      await expect(page.locator('main')).toHaveText(
        /Forklift pre-check.*Patient intake.*Opening and closing/s,
      );
    });

    await test.step('a product that is not there is not found', async () => {
      await page.goto('/admin/products/edit/999999');
      await expect(page).toHaveURL('/404');
    });
  },
);

import { expect, type Page } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { findViolations } from './support/find-violations.ts';
import { oneSize } from './support/one-size.ts';
import { callAdmin, createProduct, newName } from './support/products.ts';
import { shopTest as test } from './support/shop-test.ts';

const nameOf = (page: Page) => page.getByLabel(/^Name/);
const priceOf = (page: Page) => page.getByLabel(/^Price in USD/);
const document = (page: Page, name: string) => page.getByRole('checkbox', { name });
/** A dozen is shown at first; by then other tests may have added theirs. */
const showAllDocuments = async (page: Page) => {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  while (await more.isVisible()) await more.click();
};
const submitOf = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const changesOf = (page: Page) => page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
const revert = (page: Page, what: string) =>
  page.getByRole('button', { name: `Revert ${what}`, exact: true }).click();

test(
  'a product is made of a name, a price and at least one document',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-creation', project.name));
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
    await page.getByRole('button', { name: 'Remove Patient intake' }).click();
    await page.getByRole('button', { name: 'Remove Opening and closing' }).click();
    await expect(submitOf(page)).toBeDisabled();
  },
);

test(
  'documents are found by name, and a product is created of them',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-picker', project.name));
    await page.goto('/admin/products/new');
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
  },
);

test(
  'what is wrong is said where it is wrong, and nothing typed is lost',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-problems', project.name));
    await page.goto('/admin/products/new?documentIds=1');
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

    const refuse = (status: number, body: unknown) =>
      page.route('**/api/admin/newProduct*', (route) => route.fulfill({ status, json: body }), { times: 1 });
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
  },
);

test('an edit is logged change by change, each revertible, and saved with its history', async ({ page }, {
  project,
}) => {
  await arriveAsAdmin(page, adminOf('product-edit', project.name));
  const name = newName('Ledger');
  const { id } = await createProduct(page, name);
  await page.goto(`/admin/products/edit/${id}`);
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
  expect(await findViolations(page)).toEqual([]);

  await document(page, 'Cash count').uncheck();
  await revert(page, 'Removed Patient intake');
  await expect(document(page, 'Patient intake')).toBeChecked();
  await revert(page, 'Name');
  await expect(nameOf(page)).toHaveValue(name);
  await revert(page, 'Price in USD');
  await expect(priceOf(page)).toHaveValue('150.00');
  await expect(page.getByText('No changes')).toBeVisible();

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
  await page.goto('/admin/products/edit/999999');
  await expect(page).toHaveURL('/404');
});

test('the documents of a product come first, and are put in order by dragging and by keyboard', async ({
  page,
}, { project }) => {
  await arriveAsAdmin(page, adminOf('product-order', project.name));
  const name = newName('Ordered');
  const { id, slug } = await callAdmin(page, 'newProduct', {
    name,
    price: 15_000,
    documentIdList: [1, 2, 3],
  });
  await page.goto(`/admin/products/edit/${id}`);
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
  expect(await findViolations(page)).toEqual([]);
  await submitOf(page).click();
  await expect(page.getByText(`${name} has been updated.`)).toBeVisible();
  await page.goto(`/products/${slug}`);
  await expect(page.locator('main')).toHaveText(/Forklift pre-check.*Patient intake.*Opening and closing/s);
});

test(
  'of two administrators at once, the later one is told, and keeps what was changed',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('product-conflict', project.name));
    const name = newName('Contested');
    const { id } = await createProduct(page, name);
    await page.goto(`/admin/products/edit/${id}`);
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
  },
);

test('unsaved changes are not left behind without a question', oneSize, async ({ page }, { project }) => {
  await arriveAsAdmin(page, adminOf('product-leaving', project.name));
  await page.goto('/admin/products/new');
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

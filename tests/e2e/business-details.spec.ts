import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from './support/arrive-signed-in.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import {
  becomeCustomer,
  business,
  chooseLogo,
  fieldOf,
  fillBusiness,
  newAddress,
  signIn,
} from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

test(
  'a customer without a business has to complete it, and cannot click it away',
  oneSize,
  async ({ page }) => {
    await page.goto('/auth');
    await signIn(page, newAddress());
    const dialog = page.getByRole('dialog', { name: 'Tell us about your business' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(dialog).toBeHidden();
    // The same form stands on the page itself.
    await page.goto('/profile');
    await expect(fieldOf(page, 'Business name')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test(
  'an administrator without a business finds the way back to the administration',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('overlay', project.name));
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Tell us about your business' });
    await dialog.getByRole('link', { name: 'Go to the administration' }).click();
    await expect(page).toHaveURL('/admin/products');
    await expect(dialog).toBeHidden();
  },
);

test('saving needs everything but the website, and a logo', oneSize, async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, newAddress());
  const save = page.getByRole('button', { name: 'Save details' });
  await fillBusiness(page);
  await expect(save).toBeDisabled();
  await chooseLogo(page);
  await expect(save).toBeEnabled();
  for (const [label, value] of Object.entries(business)) {
    await fieldOf(page, label).fill('');
    await expect(save).toBeDisabled();
    await fieldOf(page, label).fill(value);
  }
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('only a PNG is taken for a logo, and the one chosen is seen in a document header', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, newAddress());
  await chooseLogo(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(page.getByText('Your logo must be a PNG image. Please choose a .png file.')).toBeVisible();
  await chooseLogo(page);
  await expect(page.getByText('Your logo must be a PNG image.', { exact: false })).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Your logo' })).toBeVisible();
});

test(
  'a logo the server refuses is told in its words, and nothing typed is lost',
  oneSize,
  async ({ page }) => {
    await page.goto('/auth');
    await signIn(page, newAddress());
    await fillBusiness(page);
    await chooseLogo(page);
    const save = page.getByRole('button', { name: 'Save details' });
    await page.route('**/api/customer/logo', (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
    );
    await save.click();
    await expect(page.getByText('The disk is full.')).toBeVisible();
    await page.unroute('**/api/customer/logo');
    await page.route('**/api/customer/logo', (route) => route.fulfill({ status: 500, json: {} }));
    await save.click();
    await expect(page.getByText('There was an issue uploading your logo. Please try again.')).toBeVisible();
    await page.unroute('**/api/customer/logo');
    await expect(fieldOf(page, 'City')).toHaveValue('Portland');
    await save.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'what is typed while the logo uploads is not called saved, and is saved with the next click',
  oneSize,
  async ({ page }) => {
    await arriveAsCustomer(page, newAddress());
    await page.goto('/profile');
    await chooseLogo(page);
    const release = Promise.withResolvers<void>();
    await page.route('**/api/customer/logo', async (route) => {
      await release.promise;
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await fieldOf(page, 'Business name').fill('Pine & Sons');
    release.resolve();
    await expect(page.getByText('You have changed something since. Please save again.')).toBeVisible();
    await expect(page.getByText('Saved')).toBeHidden();
    await save.click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(fieldOf(page, 'Business name')).toHaveValue('Pine & Sons');
  },
);

test('what was typed is still there after a reload', oneSize, async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, newAddress());
  await fieldOf(page, 'Business name').fill('Harbor & Pine');
  await page.reload();
  await expect(fieldOf(page, 'Business name')).toHaveValue('Harbor & Pine');
});

test('in checkout, sign-in leads to the business details and those to the last step', async ({ page }) => {
  await gotoAlive(page, '/products/bakery-opening-and-closing');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Create account' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await signIn(page, newAddress());
  await expect(page.getByRole('listitem').filter({ hasText: 'Business details' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await fillBusiness(page);
  await chooseLogo(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const pay = page.getByRole('button', { name: 'Continue to secure payment' });
  await expect(pay).toBeVisible();
  await page.reload();
  await expect(pay).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(fieldOf(page, 'City')).toHaveValue('Portland');
});

test('a business elsewhere gives its address as its country writes it', oneSize, async ({ page }) => {
  await arriveAsCustomer(page, newAddress());
  await page.goto('/profile');
  await expect(fieldOf(page, 'Country')).toHaveValue('US');
  await fieldOf(page, 'Country').selectOption({ label: 'Germany' });
  await expect(fieldOf(page, 'State')).toBeHidden();
  await fieldOf(page, 'City').fill('Berlin');
  await chooseLogo(page);
  await fieldOf(page, 'Postal code').fill('1011');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('Postal code must look like 10115.')).toBeVisible();
  await fieldOf(page, 'Postal code').fill('10115');
  await save.click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, 'Country')).toHaveValue('DE');
  await expect(fieldOf(page, 'Postal code')).toHaveValue('10115');
});

test('the details can be changed later, from the header', async ({ page }, { project }) => {
  await becomeCustomer(page, newAddress());
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Logged In', exact: false })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await fieldOf(page, 'City').fill('Bath');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, 'City')).toHaveValue('Bath');
});

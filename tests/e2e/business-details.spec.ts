import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveSignedIn } from './support/arrive-signed-in.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { business, chooseLogo, fieldOf, fillBusiness, newAddress, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

test('a customer has to tell about the business, once, and can change it later', async ({ page }, {
  project,
}) => {
  await page.goto('/auth');
  await signIn(page, newAddress());
  const dialog = page.getByRole('dialog', { name: 'Tell us about your business' });
  const save = dialog.getByRole('button', { name: 'Save details' });

  await test.step('a customer without a business has to complete it, and cannot click it away', async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
  });

  await test.step('what was typed is still there after a reload', async () => {
    await fieldOf(page, 'Business name').fill('Harbor & Pine');
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(fieldOf(page, 'Business name')).toHaveValue('Harbor & Pine');
  });

  await test.step('only a PNG is taken for a logo, and the one chosen is seen in a document header', async () => {
    await fillBusiness(page);
    await expect(save).toBeDisabled();
    await chooseLogo(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
    await expect(page.getByText('Your logo must be a PNG image. Please choose a .png file.')).toBeVisible();
    await expect(save).toBeDisabled();
    await chooseLogo(page);
    await expect(page.getByText('Your logo must be a PNG image.', { exact: false })).toBeHidden();
    await expect(dialog.getByRole('img', { name: 'Your logo' })).toBeVisible();
  });

  await test.step('saving needs everything but the website, and a logo', async () => {
    await expect(save).toBeEnabled();
    for (const [label, value] of Object.entries(business)) {
      await fieldOf(page, label).fill('');
      await expect(save).toBeDisabled();
      await fieldOf(page, label).fill(value);
    }
    await expect(save).toBeEnabled();
    await save.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the details can be changed later, from the header', async () => {
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

  await test.step('a business elsewhere gives its address as its country writes it', async () => {
    const saveChanges = page.getByRole('button', { name: 'Save changes' });
    await expect(fieldOf(page, 'Country')).toHaveValue('US');
    await fieldOf(page, 'Country').selectOption({ label: 'Germany' });
    await expect(fieldOf(page, 'State')).toBeHidden();
    await fieldOf(page, 'City').fill('Berlin');
    await fieldOf(page, 'Postal code').fill('1011');
    await saveChanges.click();
    await expect(page.getByText('Postal code must look like 10115.')).toBeVisible();
    await fieldOf(page, 'Postal code').fill('10115');
    await saveChanges.click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(fieldOf(page, 'Country')).toHaveValue('DE');
    await expect(fieldOf(page, 'Postal code')).toHaveValue('10115');
  });
});

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
  await test.step('on the checkout and on the profile the details are asked for by the page, not on top of it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Tell us about your business' });
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto('/profile');
    await expect(fieldOf(page, 'Business name')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto('/checkout');
  });
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

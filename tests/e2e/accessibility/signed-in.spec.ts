import { expect } from '@playwright/test';
import { adminOf } from '../support/admins.ts';
import { arriveAsAdmin, tellBusiness } from '../support/arrive-signed-in.ts';
import { expectFit } from '../support/checks/expect-fit.ts';
import { oneSize } from '../support/one-size.ts';
import { askForCode, chooseLogo, fieldOf, newAddress, readCode } from '../support/people.ts';
import { tokenOf } from '../support/products.ts';
import { shopTest as test } from '../support/shop-test.ts';

test('axe finds nothing on the way from signing in to the checkout', oneSize, async ({ page }) => {
  const email = newAddress();
  await test.step('the sign-in form, in any of its states', async () => {
    await page.goto('/auth');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expectFit(page);
    await askForCode(page, email);
    await expectFit(page);
    await page.getByLabel('Code').fill('AAAAAA');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Invalid code')).toBeVisible();
    await expectFit(page);
  });
  const dialog = page.getByRole('dialog');
  await test.step('the business details, empty, wrong and filled in', async () => {
    await page.getByLabel('Code').fill(await readCode(page, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(dialog).toBeVisible();
    await expectFit(page);
    await page.getByLabel(/^City/).focus();
    await page.getByLabel(/^State/).focus();
    await chooseLogo(page, { name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('x') });
    await expect(page.getByText('City must not be empty.')).toBeVisible();
    await expectFit(page);
  });
  await test.step('the profile of a business that has no logo yet', async () => {
    await tellBusiness(page, await tokenOf(page));
    await page.goto('/profile');
    await expect(fieldOf(page, 'Business name')).toHaveValue('Harbor & Pine Bakery');
    await expect(page.locator('.splash')).toBeHidden();
    await expectFit(page);
  });
  await chooseLogo(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await test.step('the home page of a customer who owns nothing yet', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'You might also like' })).toBeVisible();
    await expect(page.locator('.splash')).toBeHidden();
    await expectFit(page);
  });
  for (const path of ['/profile', '/checkout', '/checkout?step=2', '/checkout-success'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.splash')).toBeHidden();
      await expectFit(page);
    });
});

test('axe finds nothing in the administration', oneSize, async ({ page }, { project }) => {
  await arriveAsAdmin(page, adminOf('axe', project.name));
  for (const path of ['/admin/products', '/admin/products/new', '/admin/documents', '/admin/upload']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expectFit(page);
  }
});

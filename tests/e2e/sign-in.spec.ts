import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { askForCode, newAddress, readCode, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

test('a visitor signs in with a mailed code and is asked for the business', async ({ page }) => {
  const email = newAddress();
  await gotoAlive(page, '/auth');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByLabel('E-mail').fill('not an address');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await askForCode(page, email);

  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'change' })).toBeVisible();
  await expect(page.getByText(/Resend code in \d+ s/)).toBeVisible();

  await page.getByLabel('Code').fill((await readCode(page, email)).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const dialog = page.getByRole('dialog', { name: 'Tell us about your business' });
  await expect(dialog.getByLabel(/^First name/)).toBeFocused();
  // Nobody has typed anything yet.
  await expect(dialog.getByText('must not be empty.', { exact: false })).toHaveCount(0);
});

test(
  'a reload while a code is under way leads back to its field, and so does Continue; pasted there it is checked',
  oneSize,
  async ({ page, context }) => {
    const email = newAddress();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/auth?returnTo=/profile');
    await askForCode(page, email);
    await page.reload();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByText(/Resend code in \d+ s/)).toBeVisible();

    await page.getByRole('button', { name: 'change' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('OTP sent')).toBeVisible();
    await page.goto('/products/bakery-opening-and-closing/auth');
    await test.step('a pasted code is checked at once, spaces and all', async () => {
      const code = await readCode(page, email);
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        ` ${code.slice(0, 3)}-${code.slice(3)} `,
      );
      await page.getByLabel('Code').press('ControlOrMeta+v');
      await expect(page).toHaveURL('/products/bakery-opening-and-closing');
    });
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
  },
);

test(
  'after five wrong codes the form says that a new one is needed, with the button, even after a reload',
  oneSize,
  async ({ page }) => {
    const email = newAddress();
    await page.clock.install();
    await page.goto('/auth');
    await askForCode(page, email);
    const right = await readCode(page, email);
    for (const wrong of ['AAAAA2', 'AAAAA3', 'AAAAA4', 'AAAAA5', 'AAAAA6']) {
      await expect(page.getByText('You need a new code', { exact: false })).toBeHidden();
      await page.getByLabel('Code').fill(wrong);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Invalid code')).toBeVisible();
    }
    await expect(page.getByText('You need a new code', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText('You need a new code', { exact: false })).toBeVisible();
    await page.getByLabel('Code').fill(right);
    await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
    expect(await findViolations(page)).toEqual([]);

    await page.clock.runFor(61_000);
    await page.route('/auth/v1/otp', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByText('You need a new code', { exact: false })).toBeHidden();
    await expect(page.getByText(/Resend code in \d+ s/)).toBeVisible();
  },
);

test(
  'the form says what it is doing and what went wrong, and leads to no other site',
  oneSize,
  async ({ page }) => {
    const email = newAddress();
    const answerLater = async (address: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    };
    await page.goto('/auth?returnTo=//evil.example/x');

    await test.step('when no mail can be sent the form says so and gives the address back', async () => {
      await page.route('/auth/v1/otp', (route) => route.fulfill({ status: 502, json: { message: 'down' } }));
      await page.getByLabel('E-mail').fill(newAddress());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('There was an issue sending an email')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toBeEnabled();
      await page.getByLabel('E-mail').press('End');
      await page.keyboard.type('x');
      await expect(page.getByText('There was an issue sending an email')).toBeHidden();
      await page.unroute('/auth/v1/otp');
    });

    await test.step('while a code is on its way the form says Sending OTP', async () => {
      const release = await answerLater('/auth/v1/otp');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Sending OTP')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toBeDisabled();
      release();
      await expect(page.getByText('OTP sent')).toBeVisible();
    });

    await test.step('a wrong code is told, selected to be typed again, and hides the change link', async () => {
      await page.getByLabel('Code').fill('AAAAAA');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Invalid code')).toBeVisible();
      await expect(page.getByRole('button', { name: 'change' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
      await page.keyboard.type('B');
      await expect(page.getByLabel('Code')).toHaveValue('B');
      await expect(page.getByText('Invalid code')).toBeHidden();
      await expect(page.getByRole('button', { name: 'change' })).toBeVisible();
    });

    await test.step('change leads back to the address, which is kept', async () => {
      await page.getByRole('button', { name: 'change' }).click();
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await expect(page.getByLabel('Code')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('while a code is checked the form says Validating; no other site is led to', async () => {
      const release = await answerLater('/auth/v1/verify');
      await page.getByLabel('Code').fill(await readCode(page, email));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Validating')).toBeVisible();
      await expect(page.getByRole('button', { name: 'change' })).toBeHidden();
      release();
      await expect(page).toHaveURL('/');
    });
  },
);

test('after sign-in one goes where one wanted to go', oneSize, async ({ page }) => {
  await page.goto('/auth?returnTo=/checkout');
  await signIn(page, newAddress());
  await expect(page).toHaveURL('/checkout?step=2');
});

test('an administrator goes to the administration, and sees its links', async ({ page }, { project }) => {
  await page.goto('/auth');
  await signIn(page, adminOf('sign-in', project.name));
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Documents' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Documents' })).toBeVisible();
});

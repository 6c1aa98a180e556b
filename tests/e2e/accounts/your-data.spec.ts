import { expect } from '@playwright/test';
import { arriveSignedIn } from '../support/arrive-signed-in.ts';
import { expectFit } from '../support/checks/expect-fit.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { AGAIN, newAddress } from '../support/people.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { oneSize } from '../support/one-size.ts';

test(
  'somebody downloads all that is stored about them, with a code that is mailed for it',
  oneSize,
  async ({ page }) => {
    const email = newAddress('forgetful');
    const lastCode = async () => {
      const answer = await page.request.get(`/dev/mail/latest.json?to=${encodeURIComponent(email)}`, AGAIN);
      return ((await answer.json()) as { code: string }).code;
    };
    await arriveSignedIn(page, email);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Your data: download it, or erase your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await expectFit(page);

    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByText('We have mailed a code to')).toBeVisible();
    await expect(page.getByText('Another code is on its way.')).toBeHidden();
    await page.getByLabel('Code').fill('nonono');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid code');
    await page.getByLabel('Code').fill(await lastCode());
    const downloaded = page.waitForEvent('download');
    await page.getByLabel('Code').press('Enter');
    expect((await downloaded).suggestedFilename()).toBe('my-data.zip');
    await expect(page.getByText('The download has begun.')).toBeVisible();
  },
);

test('an account that is to be erased says when, and can be kept', oneSize, async ({ page }) => {
  const email = newAddress('leaving');
  await arriveSignedIn(page, email);
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const answer = await page.request.get(`/dev/mail/latest.json?to=${encodeURIComponent(email)}`, AGAIN);
  await page.getByLabel('Code').fill(((await answer.json()) as { code: string }).code);
  await page.getByRole('button', { name: 'Erase it in seven days' }).click();
  await expect(page.getByText(/^Your account will be erased on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account will be erased on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
});

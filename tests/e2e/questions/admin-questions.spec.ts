import { expect, type Page } from '@playwright/test';
import { adminOf } from '../support/admins.ts';
import { arriveSignedIn } from '../support/arrive-signed-in.ts';
import { findViolations } from '../support/find-violations.ts';
import { newName } from '../support/products.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { oneSize } from '../support/one-size.ts';

const expectSound = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  // A phone's window widens with what does not fit.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test(
  'questions: made by the keyboard alone, changed into a list, and archived',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('questions', project.name));
    await page.goto('/admin/questions');
    const label = newName(`Cooler${'long'.repeat(12)}`);
    const group = newName('Equipment');
    await page.getByRole('button', { name: 'New question' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Question/).focus();
    await page.keyboard.type(label);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(group);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: label });
    await expect(row).toContainText('Short text');
    await expect(page.getByText(`${label} can be used in templates.`)).toBeVisible();
    await expectSound(page);

    await row.getByRole('button', { name: `Edit ${label}` }).click();
    await dialog.getByLabel(/^Answer/).selectOption('List');
    await dialog.getByLabel(/^Heading/).fill('Name');
    await dialog.getByRole('button', { name: 'Add a column' }).click();
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await expect(dialog.getByText('Please look at the fields that are marked.')).toBeVisible();
    await expectSound(page);
    await dialog
      .getByLabel(/^Heading/)
      .last()
      .fill('Floor');
    await dialog
      .getByLabel(/^Content/)
      .last()
      .selectOption('Number');
    await dialog.getByRole('button', { name: 'Add a row' }).click();
    await dialog.getByRole('group', { name: 'Row 1' }).getByLabel('Floor').fill('2');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await expect(row).toContainText('List');

    await row.getByRole('button', { name: `Archive ${label}` }).click();
    await dialog.getByRole('button', { name: 'Archive question' }).click();
    await expect(row).toHaveCount(0);
  },
);

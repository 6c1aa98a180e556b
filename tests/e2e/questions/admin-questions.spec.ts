import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fieldsOfColour } from '#tests/support/shop/send-picture.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';
import { GOOD_CARD, goToPay, payWith } from '../support/pay.ts';
import { newAddress } from '../support/people.ts';
import { newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';

const SLOW = { timeout: 90_000 };

const expectSound = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
};

test(
  'questions are made, changed and archived, and one for a picture is asked, given and in the PDF',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('pictures', project.name));
    await page.goto('/admin/questions');
    const dialog = page.getByRole('dialog');

    await test.step('questions: made by the keyboard alone, changed into a list, and archived', async () => {
      const label = newName(`Cooler${'long'.repeat(12)}`);
      const group = newName('Equipment');
      await page.getByRole('button', { name: 'New question' }).focus();
      await page.keyboard.press('Enter');
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
    });

    await test.step('a picture is asked for, given, cut to its box, and in the PDF', async () => {
      const label = newName('Floor plan');
      await page.getByRole('button', { name: 'New question' }).click();
      await dialog.getByLabel(/^Question/).fill(label);
      await dialog.getByLabel(/^Group/).fill('Your kitchen');
      await dialog.getByLabel(/^Answer/).selectOption('Picture');
      await dialog.getByLabel('Width in inches').fill('3');
      await dialog.getByLabel('Height in inches').fill('2');
      const key = await dialog.getByLabel(/^Name in templates/).inputValue();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Create question' }).click();
      await expect(page.getByRole('row').filter({ hasText: label })).toContainText('Picture');
      const plan = newName('Plan');
      const { address } = await sellFiles(page, [
        goodFile(plan, `{{#if ${key}}}See {{${key}}}{{else}}No plan{{/if}}`),
      ]);

      await arriveAsCustomer(page, newAddress());
      await goToPay(page, address);
      await payWith(page, GOOD_CARD);
      await expect(page).toHaveURL(/\/orders\/\d+$/, SLOW);
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'All', SLOW);
      await page.getByRole('link', { name: 'Answer the questions' }).click();
      const group = page.getByRole('group', { name: label }).first();
      const buffer = await fieldsOfColour(800, 160).jpeg().toBuffer();
      await group
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer });

      const frame = page.getByRole('application', { name: label });
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      const box = await frame.boundingBox();
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 40, middle.y, { steps: 4 });
      await page.mouse.up();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await page.getByLabel('In words, for readers who do not see it').fill('The kitchen from above');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByAltText('The kitchen from above')).toHaveJSProperty('naturalWidth', 240);
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Finish' }).click();
      await page.getByRole('button', { name: 'Make 1 document again' }).click();
      await expect(page.getByText('Earlier versions (1)')).toBeVisible(SLOW);
      await page.getByRole('button', { name: `Download ${plan}` }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'PDF' }).click();
      const pdf = await readFile(await (await download).path(), 'latin1');
      expect(pdf).toMatch(/\/Width 240\b[^>]*\/Height 160\b/);
    });
  },
);

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fieldsOfColour } from '#tests/support/shop/send-picture.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { findViolations } from '../support/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { GOOD_CARD, goToPay, payWith } from '../support/pay.ts';
import { newAddress } from '../support/people.ts';
import { newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';

const SLOW = { timeout: 90_000 };

test(
  'a picture is asked for, given, cut to its box, and in the PDF',
  oneSize,
  async ({ page }, { project }) => {
    const label = newName('Floor plan');
    await arriveSignedIn(page, adminOf('pictures', project.name));
    await page.goto('/admin/questions');
    await page.getByRole('button', { name: 'New question' }).click();
    const dialog = page.getByRole('dialog');
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
  },
);

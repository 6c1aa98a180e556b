import { expect, type Page } from '@playwright/test';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { adminOf } from './support/admins.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { answerCalls } from './support/answer-calls.ts';
import { expectFit } from './support/checks/expect-fit.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { intercept } from './support/intercept.ts';
import { listedDocuments } from './support/listed-documents.ts';
import { AGAIN } from './support/people.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';
import { PATIENCE, uploaded } from './support/upload-page.ts';
import { goodFile, misspeltFile, plainFile } from './support/word-files.ts';

test.describe.configure({ timeout: 300_000 });

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test(
  'the list is searched and paged by its address, and says what it waits for and what it lacks',
  oneSize,
  async ({ page }, { project }) => {
    let documents = listedDocuments(23);
    const waiting = Promise.withResolvers<void>();
    await answerCalls(page, { documents: () => documents, getDocumentFailures: () => [] });
    await intercept(page, '*/api/admin/*documents*', async ({ fallback }) => {
      await waiting.promise;
      await fallback();
    });
    await arriveAsAdmin(page, adminOf('documents-list', project.name), '/admin/documents');
    const field = page.getByPlaceholder('Search documents');

    await test.step('it says when it is loading', async () => {
      await expect(page.getByText('Loading documents...')).toBeVisible();
      waiting.resolve();
      await expect(cards(page)).toHaveCount(10);
    });

    await test.step('the list is searched and paged, and its address says where one is', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Your Documents' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Upload documents' })).toHaveAttribute(
        'href',
        '/admin/documents/new',
      );
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/admin/documents?page=2');
      await expect(cards(page).first()).toHaveText('Procedure 11');
      await page.getByRole('button', { name: '3', exact: true }).click();
      await expect(cards(page)).toHaveText(['Procedure 21', 'Procedure 22', 'Procedure 23']);
      await page.goBack();
      await expect(cards(page).first()).toHaveText('Procedure 11');

      await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
      await field.fill('PROCEDURE 2');
      await expect(cards(page)).toHaveCount(5);
      await expect(page).toHaveURL('/admin/documents?q=PROCEDURE+2');
      await page.reload();
      await expect(field).toHaveValue('PROCEDURE 2');
      await expect(cards(page)).toHaveCount(5);
      await field.fill('');
      const perPage = page.getByLabel('Documents per page');
      await expect(perPage).toHaveValue('');
      await expect(perPage.getByRole('option')).toHaveText(['default', '5', '10', '20']);
      await perPage.selectOption('20');
      await expect(cards(page)).toHaveCount(20);
      await expect(page).toHaveURL('/admin/documents?size=20');
      await perPage.selectOption('default');
      await expect(cards(page)).toHaveCount(10);
      await expect(page).toHaveURL('/admin/documents');
    });

    await test.step('it says when nothing matches and when there is nothing yet', async () => {
      await field.fill('nothing like this');
      await expect(page.getByText('No documents found')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(cards(page)).toHaveCount(10);
      documents = [];
      await page.reload();
      await expect(page.getByText('No documents yet')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Upload documents' }).last().click();
      await expect(page).toHaveURL('/admin/documents/new');
    });
  },
);

const bookOf = (fileName: string, buffer: Buffer) => ({
  name: fileName,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

test(
  'a document is looked at, given a workbook, replaced, filled on trial, renamed and archived',
  oneSize,
  async ({ page }, { project }) => {
    const name = `Plain ${crypto.randomUUID().slice(0, 8)}`;
    await arriveAsAdmin(page, adminOf('documents-card', project.name), '/admin/documents/new');
    await uploaded(page, plainFile(name));
    await page.goto(`/admin/documents?q=${encodeURIComponent(name)}`);
    const card = cardOf(page, name);
    await expect(card).toContainText('1 page');
    await expect(card).toContainText('In no product yet');
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await card.getByRole('button', { name: /remark/ }).click();
    const remarks = page.getByRole('dialog', { name: `Remarks on ${name}` });
    await expect(remarks).toContainText(/placeholder/);
    expect(await findViolations(page)).toEqual([]);
    await remarks.getByRole('button', { name: 'Close' }).click();
    await card.getByRole('button', { name: /^Accessible: 1 thing missing/ }).click();
    const missing = page.getByRole('dialog', { name: `What ${name} lacks for readers who do not see it` });
    await expect(missing).toContainText('Set Proofing Language');
    await expectFit(page);
    await missing.getByRole('button', { name: 'Close' }).click();

    await card.getByRole('button', { name: `View the pages of ${name}` }).click();
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeHidden();

    const books = card.locator('input[type="file"][accept=".xlsx"]');
    await books.setInputFiles(bookOf('wrong.xlsx', buildXlsx({ strings: ['{{company_name}}'] })));
    await expect(card.getByRole('alert')).toContainText('wrong.xlsx was not attached.');
    await card.getByRole('button', { name: 'Show the tags of wrong.xlsx' }).click();
    const tags = page.getByRole('dialog', { name: 'Tags in wrong.xlsx' });
    await expect(tags).toContainText('A workbook has no pages. Everything in it is in the list.');
    await expect(tags.getByRole('button', { name: /did you mean/ })).toBeVisible();
    await tags.getByRole('button', { name: 'Close' }).click();
    await books.setInputFiles(bookOf('log.xlsx', buildXlsx()));
    await expect(card).toContainText('log.xlsx');
    await card.getByRole('button', { name: `Remove the workbook of ${name}` }).click();
    await expect(card.getByRole('button', { name: `Attach a workbook to ${name}` })).toBeVisible();

    const versions = card.locator('input[type="file"][accept=".docx"]');
    await versions.setInputFiles(misspeltFile('next'));
    await expect(page.getByText('did you mean {{business_name}}?')).toBeVisible();
    await versions.setInputFiles(goodFile('next'));
    await expect(card).toContainText(/Version \d is being checked/);
    await expect(card).toContainText('No remarks', PATIENCE);

    await test.step('a document is filled on trial, with values of one’s own', async () => {
      await choose(page, name, 'Test fill');
      const dialog = page.getByRole('dialog', { name: `Test fill ${name}` });
      await expect(dialog.getByLabel('Business name')).not.toHaveValue('');
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByLabel('Business name').fill('Quay & Sons <Ltd>');
      await dialog.getByRole('button', { name: 'Fill the document' }).click();
      await expect(dialog.getByRole('img', { name: 'Page 1 of the filled document' })).toBeVisible(PATIENCE);
      await expectFit(page);
      const pdf = await dialog.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
      const answer = await page.request.get(pdf ?? '', AGAIN);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: 'Download the Word document' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.docx$/);
      await dialog.getByRole('button', { name: 'Change the values' }).click();
      await expect(dialog.getByLabel('Business name')).toHaveValue('Quay & Sons <Ltd>');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await choose(page, name, 'Rename');
    await page.getByRole('dialog').getByLabel('Name').fill(`${name} II`);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const renamed = cardOf(page, `${name} II`);
    await expect(renamed).toBeVisible();
    await expectFit(page);

    await choose(page, `${name} II`, 'Archive');
    await page.getByRole('button', { name: `Archive ${name} II` }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toBeVisible();
  },
);

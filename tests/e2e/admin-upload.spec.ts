import { expect, type Page, type Route } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { expectFit } from './support/checks/expect-fit.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { stopIntercepting } from './support/intercept.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';
import { browse, PATIENCE, statusOf, submit } from './support/upload-page.ts';
import { goodFile, otherFile, plainFile } from './support/word-files.ts';

test.describe.configure({ timeout: 300_000 });

const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });
const prompt = (page: Page) => page.getByText('Drag and Drop files to upload or');

test(
  'the upload page takes files, asks about names that are taken, and leads to a new product of them',
  oneSize,
  async ({ page, context }, { project }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAsAdmin(page, adminOf('upload-whole', project.name), '/admin/documents/new');
    await expect(page.getByRole('heading', { level: 1, name: 'Upload New Documents' })).toBeVisible();
    const submitButton = page.getByRole('button', { name: 'Submit documents' });
    const product = page.getByRole('link', { name: 'Create new product' });

    await test.step('the guide names every placeholder, copies it, and has a sample to download', async () => {
      await expect(page.getByRole('list', { name: 'Placeholders' }).getByRole('listitem')).toHaveCount(12);
      await page.getByRole('button', { name: 'Copy {{full_address}}' }).click();
      await expect(page.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{full_address}}');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download a sample template' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.docx$/);
    });

    await test.step('files are dropped anywhere or browsed for, under one rule', async () => {
      await expect(prompt(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Browse File' })).toBeVisible();
      await expect(submitButton).toBeHidden();
      const held = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
        transfer.items.add(new File(['x'], 'dropped.docx', { type }));
        transfer.items.add(new File(['x'], 'scan.pdf', { type: 'application/pdf' }));
        return transfer;
      });
      await page.dispatchEvent('footer', 'dragenter', { dataTransfer: held });
      await expect(page.getByText('Drop your files!')).toBeVisible();
      await page.dispatchEvent('[data-page-target]', 'drop', { dataTransfer: held });
      await expect(prompt(page)).toBeVisible();
      await expect(cell(page, 'dropped.docx')).toBeVisible();
      await expect(
        page.getByText('1 file is not a .docx file and was removed from your drop: scan.pdf'),
      ).toBeVisible();
      await browse(page, [
        goodFile('Patient intake'),
        otherFile('a.pdf'),
        goodFile('closing'),
        otherFile('b.txt'),
      ]);
      await expect(
        page.getByText('2 files are not .docx files and were left out: a.pdf, b.txt'),
      ).toBeVisible();
      await expect(cell(page, 'dropped.docx')).toBeHidden();
      await expectFit(page);
      await page.getByRole('button', { name: 'Remove closing.docx' }).click();
      await expect(cell(page, 'closing.docx')).toBeHidden();
      await expect(submitButton).toBeEnabled();
    });

    await test.step('a file that is called like a document there replaces it, as one says', async () => {
      await submit(page);
      const dialog = page.getByRole('dialog', { name: 'Replace the existing one, or keep both?' });
      await expect(dialog.getByRole('group', { name: 'Patient intake.docx' })).toContainText(
        /Existing.*Patient intake.*Version 1.*New.*Patient intake\.docx.*KB/s,
      );
      const send = dialog.getByRole('button', { name: 'Submit documents' });
      await expect(send).toBeDisabled();
      await dialog.getByRole('radio', { name: 'Replace the existing one' }).check();
      await expectFit(page);
      let sent = '';
      const refuse = async (route: Route) => {
        sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
        await route.fulfill({ status: 500, json: {} });
      };
      await page.route('**/api/admin/uploadDocuments', refuse, { times: 1 });
      await send.click();
      await expect(page.getByRole('alert')).toContainText(
        'there was an issue uploading your files. Please try again.',
      );
      await expect(cell(page, 'Patient intake.docx')).toBeVisible();
      expect(sent).toMatch(/name="replaces"\s+0:\d+\s/);
    });

    await test.step('a document that failed tells why, and the form is reset', async () => {
      await answerCalls(page, {
        getDocumentStatusById: () => [],
        getDocumentFailures: () => [{ id: 1, name: 'failing', reasons: ['It has a password.'] }],
      });
      const told = { json: { ids: [1] } };
      await page.route('**/api/admin/uploadDocuments', (route) => route.fulfill(told), { times: 1 });
      await browse(page, goodFile('failing upload'));
      await submit(page);
      await expect(statusOf(page, 'failing upload')).toContainText('failed');
      await expect(statusOf(page, 'failing upload')).toContainText('It has a password.');
      await expect(product).toHaveAttribute('aria-disabled', 'true');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Reset form' }).click();
      await expect(prompt(page)).toBeVisible();
      await expect(page.getByRole('table')).toBeHidden();
      await stopIntercepting();
    });

    await test.step('submitted documents are followed until they are complete, and lead to a new product', async () => {
      const [opening, plain] = ['opening upload', 'plain upload'];
      await browse(page, [goodFile(`${opening}.v2`), plainFile(plain)]);
      await page.route('**/api/admin/uploadDocuments', async (route) => {
        await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
        await route.continue();
      });
      const answered = page.waitForResponse('**/api/admin/uploadDocuments');
      await submit(page);
      const { ids } = (await (await answered).json()) as { ids: number[] };

      await expect(statusOf(page, opening)).toContainText('submitting');
      await expect(statusOf(page, opening).locator('[data-spinner]')).toBeVisible();
      await expect(product).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('button', { name: 'Reset form' })).toBeHidden();

      await expect(statusOf(page, opening)).toContainText('complete', PATIENCE);
      await expect(statusOf(page, opening)).toContainText('No remarks');
      await expect(statusOf(page, plain)).toContainText('complete', PATIENCE);
      await expect(statusOf(page, plain)).toContainText(/placeholder/);
      await expect(product).toHaveAttribute('href', `/admin/products/new?documentIds=${ids.join(',')}`);
      await expectFit(page);
      await product.click();
      await expect(page).toHaveURL((url) => url.searchParams.get('documentIds') === ids.join(','));
      await expect(page.getByRole('heading', { level: 1, name: 'New Product' })).toBeVisible();
    });
  },
);

import { expect } from '@playwright/test';
import { adminOf } from '#tests/e2e/support/admins.ts';
import { arriveAsAdmin } from '#tests/e2e/support/arrive-signed-in.ts';
import { expectFit } from '#tests/e2e/support/checks/expect-fit.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { browse, PATIENCE, statusOf, submit } from '#tests/e2e/support/upload-page.ts';
import { goodFile, mixedFile } from '#tests/e2e/support/word-files.ts';

test.describe.configure({ timeout: 300_000 });

test(
  'a refused file shows where its mistakes stand, and what nobody knows in it can be asked',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-refused', project.name), '/admin/upload');

    await test.step('what the server refuses is told in its words, the files stay, and the rest can be submitted', async () => {
      await browse(page, [goodFile('fine'), mixedFile('Opening')]);
      await submit(page);
      await expect(page.getByRole('alert')).toContainText(
        'Opening.docx: {{company_name}} (2 places): did you mean {{business_name}}?',
      );
      await expect(page.getByRole('cell', { name: 'fine.docx', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit documents' })).toBeEnabled();
    });

    await test.step('the pages of a refused file show its mistakes, and choosing one in the list goes to its mark', async () => {
      await page.getByRole('button', { name: 'Show the pages of Opening.docx' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tags in Opening.docx' });
      const pages = dialog.getByRole('region', { name: 'Pages of the template' });
      const entry = dialog.getByRole('region', { name: 'Tags and mistakes' }).getByRole('button', {
        name: /company_name.*did you mean/,
      });
      await expect(entry).toContainText('2 places');
      const marks = pages.getByRole('button', { name: /^Mistake/ });
      await expect(marks).toHaveCount(2, PATIENCE);
      await entry.click();
      await expect(marks.first()).toBeInViewport();
      await expect(marks.last()).not.toBeInViewport();
      await entry.press('Enter');
      await expect(marks.last()).toBeInViewport();
      await expectFit(page);
      await pages.getByRole('button', { name: 'Value {{full_address}}' }).click();
      await expect(dialog.getByRole('button', { name: /full_address.*1 place/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(entry).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('a name nobody knows becomes a question to customers, and the same file is submitted again', async () => {
      const key = `smoker_${crypto.randomUUID().slice(0, 6)}_limit`;
      const name = `Smoking ${key}`;
      await browse(page, goodFile(name, `Never above {{${key}}}.`));
      await submit(page);
      await expect(page.getByRole('alert')).toContainText(`{{${key}}} is not a placeholder.`);
      await expect(page.getByRole('heading', { name: 'Not known yet, and could be asked' })).toBeVisible();
      await expectFit(page);
      await page.getByRole('button', { name: `Ask your customers this: ${key}` }).click();
      const dialog = page.getByRole('dialog', { name: 'New question' });
      await expect(dialog.getByLabel('Name in templates')).toHaveValue(key);
      await expect(dialog.getByRole('combobox', { name: 'Answer' })).toHaveValue('number');
      await dialog.getByRole('combobox', { name: 'Group' }).fill('Smoking');
      await dialog.getByRole('button', { name: 'Create question' }).click();
      await expect(dialog).toBeHidden();
      await expect(statusOf(page, name)).toContainText('complete', PATIENCE);
    });
  },
);

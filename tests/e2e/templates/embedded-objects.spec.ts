import { expect } from '@playwright/test';
import { documentWithObject } from '#tests/support/office/objects/object-documents.ts';
import { adminOf } from '#tests/e2e/support/admins.ts';
import { arriveAsAdmin } from '#tests/e2e/support/arrive-signed-in.ts';
import { expectFit } from '#tests/e2e/support/checks/expect-fit.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { browse, PATIENCE, statusOf, submit } from '#tests/e2e/support/upload-page.ts';
import { goodFile } from '#tests/e2e/support/word-files.ts';

test.describe.configure({ timeout: 300_000 });

const objectFile = (name: string) => ({ ...goodFile(name), buffer: documentWithObject() });

test(
  'an embedded object is kept as its picture, in a new document and in a new version of one',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-objects', project.name), '/admin/upload');
    const [name = '', other = ''] = ['Prices', 'Price list'].map((kind) => `${kind} ${crypto.randomUUID()}`);

    await test.step('an embedded object is kept as its picture by one press of a key, and the file is submitted again', async () => {
      await browse(page, [goodFile(other), objectFile(name)]);
      await submit(page);
      await expect(page.getByRole('alert')).toContainText(
        'The file contains an embedded object (OLE). It can be kept as the picture that Word shows of it. (Under “Prices”, picture 1)',
      );
      const offer = page.getByRole('region', { name: 'Embedded objects can stay as pictures' });
      await expect(offer).toContainText(`${name}.docx`);
      await expect(offer).not.toContainText(`${other}.docx`);
      await expect(offer).toContainText('1 embedded object');
      await expectFit(page);
      const keep = offer.getByRole('button', { name: 'Keep as picture' });
      await keep.focus();
      await page.keyboard.press('Enter');
      await expect(statusOf(page, name)).toContainText('complete', PATIENCE);
      await expect(statusOf(page, other)).toContainText('complete', PATIENCE);
      await expect(statusOf(page, name)).toContainText(
        'An embedded object is kept as its picture. Customers cannot open it. · Under “Prices”, picture 1',
      );
    });

    await test.step('a new version with an embedded object asks before it takes the picture', async () => {
      await page.goto(`/admin/documents?q=${encodeURIComponent(other)}`);
      const replace = async () => {
        await page.getByRole('button', { name: `Actions for ${other}` }).click();
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('menuitem', { name: 'Replace with a new version' }).click();
        await (await chooser).setFiles(objectFile('New prices'));
      };
      const dialog = page.getByRole('dialog', { name: `Replace ${other} without what is embedded?` });
      await replace();
      await expect(dialog).toContainText('New prices.docx holds 1 embedded object');
      await expectFit(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await replace();
      await dialog.getByRole('button', { name: 'Keep as picture' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Version 2 ·')).toBeVisible(PATIENCE);
    });
  },
);

import { expect } from '@playwright/test';
import { documentWithObject } from '#tests/support/office/objects/object-documents.ts';
import { adminOf } from '#tests/e2e/support/admins.ts';
import { arriveAsAdmin } from '#tests/e2e/support/arrive-signed-in.ts';
import { findViolations } from '#tests/e2e/support/find-violations.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { browse, PATIENCE, statusOf, submit } from '#tests/e2e/support/upload-page.ts';
import { goodFile } from '#tests/e2e/support/word-files.ts';
import { oneSize } from '../support/one-size.ts';

test.describe.configure({ timeout: 300_000 });

const objectFile = (name: string) => ({ ...goodFile(name), buffer: documentWithObject() });
const OFFER = 'Embedded objects can stay as pictures';

test('an embedded object is kept as its picture by one press of a key, and the file is submitted again', async ({
  page,
}, { project }) => {
  await arriveAsAdmin(page, adminOf('upload-objects', project.name), '/admin/upload');
  const [name, other] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => `Prices ${id}`);
  await browse(page, [goodFile(other ?? ''), objectFile(name ?? '')]);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(
    'The file contains an embedded object (OLE). It can be kept as the picture that Word shows of it. (Under “Prices”, picture 1)',
  );
  const offer = page.getByRole('region', { name: OFFER });
  await expect(offer).toContainText(`${name}.docx`);
  await expect(offer).not.toContainText(`${other}.docx`);
  await expect(offer).toContainText('1 embedded object');
  expect(await findViolations(page)).toEqual([]);
  const keep = offer.getByRole('button', { name: 'Keep as picture' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(statusOf(page, name ?? '')).toContainText('complete', PATIENCE);
  await expect(statusOf(page, other ?? '')).toContainText('complete', PATIENCE);
  await expect(statusOf(page, name ?? '')).toContainText(
    'An embedded object is kept as its picture. Customers cannot open it. · Under “Prices”, picture 1',
  );
});

test(
  'what was kept stays kept while another mistake is mended, and a removed file takes its offer with it',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-objects-kept', project.name), '/admin/upload');
    const name = `Prices ${crypto.randomUUID()}`;
    await browse(page, [objectFile(name), goodFile('Misspelt', 'For {{bussiness_name}}')]);
    await submit(page);
    await page.getByRole('button', { name: 'Keep as picture' }).click();
    await expect(page.getByRole('alert')).toContainText('did you mean {{business_name}}?');
    await expect(page.getByRole('alert')).not.toContainText('embedded object');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
      'Embedded objects become pictures',
    );
    await expect(page.getByRole('region', { name: OFFER })).toBeHidden();
    await page.getByRole('button', { name: 'Remove Misspelt.docx' }).click();
    await submit(page);
    await expect(statusOf(page, name)).toContainText('complete', PATIENCE);

    await page.goto('/admin/upload');
    await browse(page, [objectFile(`${name} again`), goodFile('Other')]);
    await submit(page);
    await expect(page.getByRole('region', { name: OFFER })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${name} again.docx` }).click();
    await expect(page.getByRole('region', { name: OFFER })).toBeHidden();
  },
);

test('a new version with an embedded object asks before it takes the picture', async ({ page }, {
  project,
}) => {
  await arriveAsAdmin(page, adminOf('documents-objects', project.name), '/admin/upload');
  const name = `Price list ${crypto.randomUUID()}`;
  await browse(page, goodFile(name));
  await submit(page);
  await expect(statusOf(page, name)).toContainText('complete', PATIENCE);
  await page.goto(`/admin/documents?q=${encodeURIComponent(name)}`);
  const replace = async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Replace with a new version' }).click();
    await (await chooser).setFiles(objectFile('New prices'));
  };
  const dialog = page.getByRole('dialog', { name: `Replace ${name} without what is embedded?` });
  await replace();
  await expect(dialog).toContainText('New prices.docx holds 1 embedded object');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await replace();
  await dialog.getByRole('button', { name: 'Keep as picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Version 2 ·')).toBeVisible(PATIENCE);
});

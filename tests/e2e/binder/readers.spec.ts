import { expect, type Page } from '@playwright/test';
import type { BinderPage } from '#shared/contract/binder.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { buyBundle, callsOf } from '../support/buy-bundle.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { newAddress } from '../support/people.ts';
import { newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';

const LONG = 'Maximiliana-Alexandrina Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff';

/** Buys a document and approves it; answers its id once it is in force. */
const documentInForce = async (page: Page, project: string) => {
  const title = newName('Cooling');
  await arriveSignedIn(page, adminOf('readers', project));
  const { slug } = await sellFiles(page, [goodFile(title)]);
  await arriveAsCustomer(page, newAddress());
  await buyBundle(page, slug);
  const { ask, tell } = await callsOf(page);
  const binder = () => ask<BinderPage>('customer', 'getBinder');
  const firstOf = async () => (await binder()).documents[0];
  await expect.poll(async () => (await firstOf())?.draft?.stage).toBe('waiting');
  const id = (await firstOf())?.id ?? 0;
  const effectiveDate = (await binder()).today;
  await tell('approveDocuments', { ids: [id], name: 'Ada Byron', role: 'Manager', effectiveDate });
  await expect.poll(async () => (await firstOf())?.state).toBe('in-force');
  return { id, title };
};

/** Chooses what was scanned, by the words beside the field, and sends it. */
const attach = async (page: Page, words: string, buffer: Buffer) => {
  const dialog = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByText(words).click();
  await (await choosing).setFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByLabel('Others who signed').fill(`Ada Byron\n王小明\nשרה כהן\n${LONG}`);
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
};

/** A refusal is told where it happened, and nothing that was typed is lost. */
const attachWrong = async (page: Page) => {
  await attach(page, 'Choose a file', Buffer.from('no'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('The scan must be a PDF, PNG or JPEG file.');
  await expect(dialog.getByLabel('Others who signed')).toHaveValue(/王小明/);
};

test(
  'what was signed on paper is attached as the record, and proven, exported and told in the history',
  oneSize,
  async ({ page, browser }, { project }) => {
    const { id, title } = await documentInForce(page, project.name);
    await page.goto(`/binder/${id}`);
    const section = page.getByRole('region', { name: 'Readers' });
    await expect(section.getByText('Nobody has to read this document yet.')).toBeVisible();

    await section.getByRole('button', { name: 'Sign-off sheet' }).click();
    const sheet = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'On A4' }).click();
    expect((await sheet).suggestedFilename()).toContain(`Sign-off sheet, ${title}, revision 1`);

    await section.getByRole('button', { name: 'Attach signed sheet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
    await expect(dialog.getByText('Please choose the scan of the signed sheet.')).toBeVisible();
    await expect(dialog.getByText('Please say who signed.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const phone = await openOnPhone(browser, page);
    await test.step('on a phone', async () => {
      await phone.goto(`/binder/${id}`);
      await phone.getByRole('button', { name: 'Attach signed sheet' }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Attach', exact: true }).click();
      await expect(phone.getByText('Please say who signed.')).toBeVisible();
      expect(await findViolations(phone)).toEqual([]);
    });

    await attachWrong(page);
    await test.step('on a phone it is refused as well, and taken when it is right', async () => {
      await attachWrong(phone);
      await attach(phone, 'Choose another file', makePdf(1));
      await expect(phone.getByRole('dialog')).toBeHidden();
      const readers = phone.getByRole('region', { name: 'Readers' });
      await expect(readers.getByText('4 people are written down as having read it')).toBeVisible();
      await expect(readers.getByText('4 of 4 have read what is in force (revision 1).')).toBeVisible();
      await expect(readers.getByRole('row').filter({ hasText: '王小明' })).toContainText('Read');
      expect(await findViolations(phone)).toEqual([]);
      await phone.context().close();
    });
    await page.reload();
    await expect(section.getByText('4 of 4 have read what is in force (revision 1).')).toBeVisible();
    await expect(section.getByRole('row').filter({ hasText: '王小明' })).toContainText('Read');
    expect(await findViolations(page)).toEqual([]);

    const proof = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Proof that Ada Byron has read revision 1' }).click();
    expect((await proof).suggestedFilename()).toContain(`Proof of reading, ${title}, revision 1, Ada Byron`);

    await section.getByRole('button', { name: 'Export' }).click();
    const csv = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    expect((await csv).suggestedFilename()).toContain(`Readings of ${title}`);

    const scan = page.waitForEvent('download');
    await section.getByRole('button', { name: /^Download the scan of revision 1/ }).click();
    expect((await scan).suggestedFilename()).toBe('Signed sheet, revision 1.pdf');

    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(/^Ada Byron signed on paper to have read revision 1/)).toBeVisible();
    await expect(history.getByText(/^The scan of a signed sheet of revision 1 was attached/)).toBeVisible();
  },
);

import { expect, type Page } from '@playwright/test';
import type { BinderPage } from '#shared/contract/binder.ts';
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

const DAY_MS = 86_400_000;

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Until every draft is made. */
const settled = async (page: Page, revision: number) => {
  const { ask } = await callsOf(page);
  const drafts = async () =>
    (await ask<BinderPage>('customer', 'getBinder')).documents.map(
      ({ draft }) => `${draft?.revision} ${draft?.stage}`,
    );
  const waiting = `${revision} waiting`;
  await expect.poll(drafts).toEqual([waiting, waiting, waiting]);
};

test(
  'what was bought is approved, put off, reviewed and withdrawn; what nobody has seen is not approved',
  oneSize,
  async ({ page, browser }, { project }) => {
    const [cooling, cleaning, pests] = [newName('Cooling'), newName('Cleaning'), newName('Pests')];
    await arriveSignedIn(page, adminOf('binder', project.name));
    const { slug } = await sellFiles(page, [goodFile(cooling), goodFile(cleaning), goodFile(pests)]);
    await arriveAsCustomer(page, newAddress());
    const orderId = await buyBundle(page, slug);
    await settled(page, 1);

    const phone = await openOnPhone(browser, page);
    await test.step('on a phone the binder is behind the menu, and asks for approval as well', async () => {
      await phone.goto('/');
      await phone.getByRole('button', { name: 'Open menu' }).click();
      await phone.getByRole('link', { name: 'Binder', exact: true }).click();
      await expect(phone.getByRole('button', { name: '3 drafts to approve' })).toBeVisible();
      expect(await findViolations(phone)).toEqual([]);
      await phone.getByRole('button', { name: `Approve: ${cooling}` }).click();
      await expect(dialogOf(phone).getByLabel('Your name')).toBeFocused();
      expect(await findViolations(phone)).toEqual([]);
    });

    await page.goto('/');
    await page.getByRole('link', { name: 'Binder', exact: true }).click();
    await expect(page).toHaveTitle('Your binder · Bindery');
    await expect(page.getByRole('button', { name: '3 drafts to approve' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // While the dialog is open, the documents are made anew.
    await page.getByRole('button', { name: `Approve: ${cooling}` }).click();
    await expect(dialogOf(page).getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Ada Byron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Manager');
    expect(await findViolations(page)).toEqual([]);
    const { tell } = await callsOf(page);
    await tell('setCustomerBusinessDetails', {
      name: 'Harbor & Pine Bakery',
      website: '',
      street: '9 New Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    });
    await tell('regenerateOrder', { orderId });
    await settled(page, 2);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toContainText('There is a newer draft of this document');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(rowOf(page, cooling)).toContainText('Revision 2 waits for approval: Address changed');

    // By the keyboard alone, with what was typed before.
    await expect(page.getByRole('button', { name: `Approve: ${cooling}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByLabel('Your name')).toHaveValue('Ada Byron');
    await expect(
      dialogOf(page).getByText('I approve this document for use at Harbor & Pine Bakery'),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${cooling} is approved`)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: cooling })).toBeFocused();
    await expect(rowOf(page, cooling)).toContainText('In force');

    // The others together, from another day on.
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Approve (2)' }).click();
    await expect(dialogOf(page).getByText('1 document of your selection left out')).toBeVisible();
    await dialogOf(page).getByLabel('Your name').fill('Ada Byron');
    await expect(dialogOf(page).getByLabel('Your role')).toHaveValue('Manager');
    const date = dialogOf(page).getByLabel('Effective date');
    const later = new Date(Date.parse(await date.inputValue()) + 7 * DAY_MS).toISOString().slice(0, 10);
    await date.fill(later);
    await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/^2 documents are approved, and in force from/)).toBeVisible();
    await expect(rowOf(page, cleaning)).toContainText('Revision 2 takes effect on');
    await expect(rowOf(page, pests)).toContainText('Draft');
    await expect(page.getByText('Nothing needs doing.')).toBeVisible();

    await page.getByLabel('State').selectOption('in-force');
    await expect(page).toHaveURL('/binder?state=in-force');
    await expect(rowOf(page, cleaning)).toBeHidden();
    await page.getByRole('link', { name: cooling }).click();
    await expect(page.getByRole('heading', { level: 1, name: cooling })).toBeFocused();
    await expect(
      page.getByText('This revision is the one to follow. Approved by Ada Byron, Manager'),
    ).toBeVisible();
    await expect(page.getByText('Superseded', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Reviewed, no change' }).click();
    await dialogOf(page).getByLabel('Your name').fill('Bo Lin');
    await dialogOf(page).getByRole('button', { name: 'Reviewed, no change' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(/^Bo Lin reviewed revision 2 without a change/)).toBeVisible();

    await page.getByRole('button', { name: 'Number and owner' }).click();
    await dialogOf(page).getByLabel('Document number').fill('K-7');
    await dialogOf(page).getByLabel('Owner', { exact: true }).fill('Head cook');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialogOf(page).getByText('Please type your name.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialogOf(page).getByLabel('Your name').fill('Bo Lin');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(
      history.getByText(/^Bo Lin gave it the number “K-7” and the owner “Head cook”/),
    ).toBeVisible();
    await expect(page.getByText(`${cooling}: number and owner are saved.`)).toBeVisible();

    await test.step('on a phone the document is found by its state and whole, and so is what it asks for', async () => {
      await phone.goto('/binder');
      await phone.getByLabel('State').selectOption('in-force');
      await expect(phone).toHaveURL('/binder?state=in-force');
      await expect(rowOf(phone, cleaning)).toBeHidden();
      await phone.getByRole('link', { name: cooling }).click();
      await expect(
        phone.getByText('This revision is the one to follow. Approved by Ada Byron, Manager'),
      ).toBeVisible();
      expect(await findViolations(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Number and owner' }).click();
      await dialogOf(phone).getByRole('button', { name: 'Save' }).click();
      await expect(dialogOf(phone).getByText('Please type your name.')).toBeVisible();
      expect(await findViolations(phone)).toEqual([]);
      await phone.keyboard.press('Escape');
      await expect(dialogOf(phone)).toBeHidden();
    });

    await test.step('on a phone it is withdrawn, which the desk sees', async () => {
      await phone.getByRole('button', { name: 'Withdraw' }).click();
      await dialogOf(phone).getByRole('button', { name: 'Withdraw' }).click();
      await expect(dialogOf(phone).getByText('Please give a reason.')).toBeVisible();
      await dialogOf(phone).getByLabel('Your name').fill('Bo Lin');
      await dialogOf(phone).getByLabel('Reason').fill('We closed the kitchen');
      await dialogOf(phone).getByRole('button', { name: 'Withdraw' }).click();
      await page.reload();
      for (const shown of [phone, page]) {
        await expect(shown.getByText(/Withdrawn by Bo Lin on .*: We closed the kitchen/)).toBeVisible();
        await expect(shown.getByText(/^Bo Lin withdrew the document at revision 2/)).toBeVisible();
        await expect(shown.getByRole('button', { name: 'Withdraw' })).toBeHidden();
      }
      await phone.context().close();
    });
  },
);

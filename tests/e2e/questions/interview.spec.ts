import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { contacts, coolerLimit } from '#tests/support/shop/ask-questions.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { expectFit } from '../support/checks/expect-fit.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { GOOD_CARD, goToPay, payWith } from '../support/pay.ts';
import { newAddress } from '../support/people.ts';
import { callAdmin, newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';

const SLOW = { timeout: 90_000 };

test(
  'a customer answers after paying, and exactly the documents that say it are made again',
  oneSize,
  async ({ browser, page }, { project }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const limit = { ...coolerLimit, key: `limit_${mark}`, group: 'Your kitchen' };
    const people = { ...contacts, key: `people_${mark}`, group: 'Your kitchen' };
    const cooling = newName('Cooling');

    await arriveSignedIn(page, adminOf('interview', project.name));
    await callAdmin(page, 'createQuestion', limit);
    await callAdmin(page, 'createQuestion', people);
    const { address } = await sellFiles(page, [
      goodFile(cooling, `Coolers: {{${limit.key}}}. Contacts: {{${people.key}}}.`),
      goodFile(newName('Washing')),
    ]);

    await arriveAsCustomer(page, newAddress());
    await goToPay(page, address);
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/orders\/\d+$/, SLOW);
    const orderAddress = new URL(page.url()).pathname;
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'All', SLOW);
    await expect(page.getByText('2 answers would make these documents fit your operation')).toBeVisible();
    await page.getByRole('link', { name: 'Answer the questions' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your kitchen' })).toBeFocused();
    await expect(page.getByText('Group 1 of 1')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Cooler limit').fill('38');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await test.step('a phone asks one question at a time', async () => {
      const phone = await openOnPhone(browser, page);
      await phone.goto(`${orderAddress}/questions`);
      await expect(phone.getByText('Question 2 of 2')).toBeVisible();
      await phone.getByRole('button', { name: 'Back' }).click();
      await expect(phone.getByText('Question 1 of 2')).toBeVisible();
      await expect(phone.getByLabel('Cooler limit')).toHaveValue('38');
      expect(await findViolations(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Next' }).click();
      await expect(phone.getByText('Question 2 of 2')).toBeVisible();
      // The button is the browser's own Back.
      await phone.goBack();
      await expect(phone.getByText('Question 1 of 2')).toBeVisible();
      await phone.goForward();
      await expect(phone.getByText('Question 2 of 2')).toBeVisible();
      await phone.context().close();
    });
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.getByLabel('Name, row 1').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Ada\t207 555 0100\nBo\t207 555 0101\n');
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByLabel('Phone, row 2')).toHaveValue('207 555 0101');
    await expectFit(page);

    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('listitem')).toHaveText([cooling]);
    await page.getByRole('button', { name: 'Make 1 document again' }).click();
    await expect(page).toHaveURL(orderAddress);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'All', SLOW);
    await expect(page.getByText('Answers: all given')).toBeVisible();
    await expect(page.getByText('Earlier versions (1)')).toBeVisible(SLOW);

    await page.getByRole('button', { name: `Download ${cooling}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    const { xml } = readPackage(await readFile(await (await download).path()));
    expect(paragraphsOf(xml('word/document.xml'))[0]).toMatch(/^Coolers: 38\b.*Contacts: Ada\b.*Bo\b/);

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByText('Why do you ask?').first().click();
    await page
      .getByRole('button', { name: `View ${cooling}` })
      .first()
      .click();
    await expect(page.getByText(/^1 \/ \d/)).toBeVisible(SLOW);

    await page.goto('/profile');
    const answers = page.getByRole('region', { name: 'Your answers' });
    await expect(answers.getByText('38 °F')).toBeVisible();
    await expect(answers.getByText('Ada, 207 555 0100; Bo, 207 555 0101')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

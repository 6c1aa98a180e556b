import { expect, type Page } from '@playwright/test';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer } from '../support/arrive-signed-in.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { shiftsOf, watchShifts } from '../support/checks/layout-shifts.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { newAddress } from '../support/people.ts';
import { sellBundle } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';

const BAKERY = '/products/bakery-opening-and-closing';
const PREVIEW = '**/api/public/preview';

const panelOf = (page: Page) => page.getByRole('region', { name: 'See it with your details' });
const nameOf = (page: Page) => panelOf(page).getByLabel('Business name');
/** The picture that lies over the sample. */
const ownPage = (page: Page) => panelOf(page).locator('[data-own] > img').last();
const ownAddress = (page: Page) => ownPage(page).getAttribute('src');

test(
  'the pages of a bundle turn into those of whoever types a name, and of whoever is signed in',
  oneSize,
  async ({ page, browser }, { project }) => {
    await watchShifts(page);
    const { address } = await sellBundle(page, adminOf('own-pages', project.name));
    await page.evaluate(() => localStorage.clear());

    await gotoAlive(page, '/');
    await page.getByLabel('See it with your business name').fill('Acme & Daughters');
    await gotoAlive(page, address);
    await expect(nameOf(page)).toHaveValue('Acme & Daughters');
    await expect(panelOf(page).getByRole('status')).toContainText('Your own pages');
    expect(page.url()).not.toContain('Acme');
    const first = await ownAddress(page);
    expect(await findViolations(page)).toEqual([]);

    await nameOf(page).fill('Żuk Motors');
    await expect.poll(() => ownAddress(page)).not.toBe(first);
    await expect(panelOf(page).getByRole('status')).toContainText('Your own pages');
    const marks = panelOf(page).locator('[data-marks]');
    await expect(marks.locator('span').first()).toBeAttached();
    await panelOf(page).getByRole('switch', { name: 'Highlight what is yours' }).click();
    await expect(marks).toHaveCSS('opacity', '0');
    expect(await shiftsOf(page)).toBeLessThan(0.02);

    await test.step('on a phone', async () => {
      const phone = await openOnPhone(browser, page);
      await watchShifts(phone);
      await gotoAlive(phone, address);
      await nameOf(phone).fill('Acme & Daughters');
      await expect(panelOf(phone).getByRole('status')).toContainText('Your own pages');
      expect(await findViolations(phone)).toEqual([]);
      const own = await ownAddress(phone);
      await nameOf(phone).fill('Żuk Motors');
      await expect.poll(() => ownAddress(phone)).not.toBe(own);
      await panelOf(phone).getByRole('switch', { name: 'Highlight what is yours' }).click();
      await expect(panelOf(phone).locator('[data-marks]')).toHaveCSS('opacity', '0');
      expect(await shiftsOf(phone)).toBeLessThan(0.02);
      await nameOf(phone).fill('Żuk 𓀀');
      await expect(panelOf(phone).getByRole('status')).toHaveText('We cannot print 𓀀 yet.');
      await phone.context().close();
    });

    const second = await ownAddress(page);
    await nameOf(page).fill('Żuk 𓀀');
    await expect(panelOf(page).getByRole('status')).toHaveText('We cannot print 𓀀 yet.');
    expect(await ownAddress(page)).toBe(second);

    await arriveAsCustomer(page, newAddress());
    await gotoAlive(page, address);
    await expect(nameOf(page)).toHaveValue('Harbor & Pine Bakery');
    await expect(panelOf(page).getByRole('status')).toContainText('Your own pages');
    await expect(ownPage(page)).toBeVisible();
  },
);

test('while the shop is busy or fails the samples stay, with a quiet line', oneSize, async ({ page }) => {
  await gotoAlive(page, BAKERY);
  for (const [name, answer, line] of [
    ['is busy', { status: 503, json: { message: 'Busy.' } }, 'The shop is busy making orders'],
    ['fails', { status: 500, json: { message: 'Broken.' } }, 'Your pages could not be made just now.'],
  ] as const)
    await test.step(`while the shop ${name}`, async () => {
      await page.route(PREVIEW, (route) => route.fulfill(answer));
      await nameOf(page).fill(`Acme, whose shop ${name}`);
      await expect(panelOf(page).getByRole('status')).toContainText(line);
      await expect(panelOf(page).getByRole('img', { name: /as a sample$/ })).toBeVisible();
      await expect(page.locator('[data-own]')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' })).toBeVisible();
    });
});

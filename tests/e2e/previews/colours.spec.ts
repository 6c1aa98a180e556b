import { expect, type Page } from '@playwright/test';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer } from '../support/arrive-signed-in.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { newAddress } from '../support/people.ts';
import { sellBundle } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';

const PREVIEW = '**/api/public/preview';

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Colours of your documents' });
const captionOf = (page: Page) => sectionOf(page).getByRole('figure').getByRole('status');
const ownPage = (page: Page) => sectionOf(page).locator('[data-own] > img').last();

/** What is sent to the shop to be shown. */
const wishesOf = (page: Page) => {
  const wishes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/public/preview'))
      wishes.push(/name="colours"\s+([^\s]+)/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  return wishes;
};

test(
  'colours are seen on a real page before they are saved, and so are the document’s own',
  oneSize,
  async ({ page, browser }, { project }) => {
    await sellBundle(page, adminOf('colours', project.name));
    await arriveAsCustomer(page, newAddress());
    const wishes = wishesOf(page);
    await gotoAlive(page, '/profile');
    await expect(captionOf(page)).toContainText('Nothing changes before you save.');
    const first = await ownPage(page).getAttribute('src');

    await page.getByRole('radio', { name: 'Each document’s own' }).focus();
    await page.keyboard.press('ArrowDown');
    await sectionOf(page).getByLabel('Main colour', { exact: true }).fill('#7c3aed');
    await expect.poll(() => ownPage(page).getAttribute('src')).not.toBe(first);
    await expect(captionOf(page)).toContainText('Nothing changes before you save.');
    expect(wishes[0]).toBe('own');
    expect(wishes.at(-1)).toBe('#7c3aed');
    const isSound = async (shown: Page) => {
      expect(await findViolations(shown)).toEqual([]);
      const { width = 0 } = (await ownPage(shown).boundingBox()) ?? {};
      expect(width).toBeGreaterThan(200);
    };
    await isSound(page);

    await test.step('on a phone', async () => {
      const phone = await openOnPhone(browser, page);
      const wished = wishesOf(phone);
      await gotoAlive(phone, '/profile');
      await expect(captionOf(phone)).toContainText('Nothing changes before you save.');
      const before = await ownPage(phone).getAttribute('src');
      await phone.getByRole('radio', { name: 'Each document’s own' }).focus();
      await phone.keyboard.press('ArrowDown');
      await sectionOf(phone).getByLabel('Main colour', { exact: true }).fill('#7c3aed');
      await expect.poll(() => ownPage(phone).getAttribute('src')).not.toBe(before);
      expect(wished[0]).toBe('own');
      expect(wished.at(-1)).toBe('#7c3aed');
      await isSound(phone);
      await phone.context().close();
    });
  },
);

test(
  'while the shop is busy or fails the sample stays, and colours can be saved',
  oneSize,
  async ({ page }) => {
    await arriveAsCustomer(page, newAddress());
    for (const [name, answer, line] of [
      ['is busy', { status: 503, json: { message: 'Busy.' } }, 'The shop is busy making orders'],
      ['fails', { status: 500, json: { message: 'Broken.' } }, 'The page could not be printed just now.'],
    ] as const)
      await test.step(`while the shop ${name}`, async () => {
        await page.route(PREVIEW, (route) => route.fulfill(answer));
        await gotoAlive(page, '/profile');
        await expect(captionOf(page)).toContainText(line);
        await expect(sectionOf(page).getByRole('img', { name: /^First page of / })).toBeVisible();
        await sectionOf(page).getByRole('button', { name: 'Save colours' }).click();
        await expect(sectionOf(page).getByText(/^Saved\./)).toBeVisible();
      });
  },
);

import { expect, type Page } from '@playwright/test';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer } from '../support/arrive-signed-in.ts';
import { GOOD_CARD, goToPay, payWith } from '../support/pay.ts';
import { newAddress } from '../support/people.ts';
import { sellBundle } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { oneSize } from '../support/one-size.ts';

const SLOW = { timeout: 90_000 };

/** What `TAX` and `MARKET` bring along. A shop that sets neither has none of it anywhere. */
const FOREIGN = [
  'plus tax',
  'including tax',
  'Tax number',
  'Sales tax',
  'VAT',
  'reverse charge',
  'Total excluding tax',
  'Withdraw from contract',
  'right of withdrawal',
  'terms of service',
  'I agree',
  'order with obligation to pay',
];

const foreignWordsOn = async (page: Page) => {
  const text = await page.locator('body').innerText();
  return FOREIGN.filter((words) => new RegExp(`\\b${words}\\b`, 'i').test(text));
};

const expectNothingForeign = async (page: Page) => {
  expect(await foreignWordsOn(page)).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Footer' }).locator('a[href^="/legal/"]')).toHaveCount(0);
  await expect(page.locator('a[href="/withdraw"]')).toHaveCount(0);
};

test(
  'without TAX and MARKET a customer meets nothing of either, from the first page to the invoice',
  oneSize,
  async ({ page }, { project }) => {
    test.setTimeout(240_000);
    const { name, address } = await sellBundle(page, adminOf('plain-market', project.name));
    await page.context().clearCookies();
    await arriveAsCustomer(page, newAddress('plain'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingForeign(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNothingForeign(page);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
    await expect(page).toHaveURL(/\/checkout/);
    await expectNothingForeign(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await goToPay(page, address);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(await foreignWordsOn(page)).toEqual([]);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/orders\/\d+$/, SLOW);
    await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible(SLOW);
    await expectNothingForeign(page);

    const asked = page.waitForResponse((answer) => answer.url().includes('getTaxNumber'));
    await page.goto('/invoices');
    const invoice = page.getByRole('link', { name: /^Open PDF of the invoice/ });
    await expect(invoice).toBeVisible(SLOW);
    await asked;
    await expectNothingForeign(page);
    await page.goto('/profile');
    await expect(page.getByLabel(/^State/)).toBeVisible();
    await expect(page.getByLabel(/^Zip code/)).toBeVisible();
    await expectNothingForeign(page);
    for (const missing of ['/withdraw', '/legal/terms']) {
      await page.goto(missing);
      await expect(page.getByText('Page not found')).toBeVisible();
    }
  },
);

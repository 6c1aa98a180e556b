import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { arriveAsCustomer, arriveSignedIn, comeBack } from './support/arrive-signed-in.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { GOOD_CARD, goToPay, PAY, payWith } from './support/pay.ts';
import { newAddress } from './support/people.ts';
import { sellBundle } from './support/sell-bundle.ts';
import { shopTest as test } from './support/shop-test.ts';

const DECLINED_CARD = '4000 0000 0000 0002';
const SLOW = { timeout: 90_000 };

test('a bundle is put on sale, bought, found again, and given back', async ({ page }, { project }) => {
  test.setTimeout(300_000);
  const buyer = newAddress('buyer');
  const bundle = await test.step('an administrator puts a bundle on sale', () =>
    sellBundle(page, adminOf('orders-selling', project.name)));
  const session = await arriveAsCustomer(page, buyer);

  await test.step('who cancels comes back to an open checkout, and a declined card can be followed by a good one', async () => {
    await goToPay(page, bundle.address);
    await expect(page.getByText('This is a test payment.')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel and go back to the shop' }).click();
    await expect(page).toHaveURL('/checkout?step=3');
    await page.getByRole('button', PAY).click();
    await payWith(page, DECLINED_CARD);
    await expect(page.getByRole('alert')).toContainText(/declined/i);
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/orders\/\d+$/, SLOW);
  });
  const orderAddress = new URL(page.url()).pathname;

  await test.step('a customer who paid sees the documents finished, and takes them away', async () => {
    await expect(page.getByRole('heading', { level: 1, name: bundle.name })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'All', SLOW);
    await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible(SLOW);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('bindery.selected-product'))).toBeNull();

    const picture = page.getByRole('button', { name: /^View / }).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download All as .PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByRole('button', { name: 'Downloaded as .PDF' })).toBeVisible();
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as one ZIP' }).click();
    expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('button', { name: /^View / }).click();
    await expect(page.getByText(/^1 \/ \d/)).toBeVisible();
  });

  await test.step('the bundle is on the home page, a search still finds it, and buying it again is pointed out', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: `View Product ${bundle.name}` })).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(bundle.name);
    await expect(page.getByRole('heading', { name: 'You might also like' })).toBeVisible();
    await expect(page.getByRole('link', { name: `View Product ${bundle.name}` })).toBeVisible();
    const mine = page.getByRole('region', { name: 'Yours already' });
    await expect(mine.getByRole('heading', { name: bundle.name })).toBeVisible();
    await expect(mine.getByText('You own this')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your bundles' }).locator('img').first()).toHaveAttribute(
      'src',
      /\/object\/sign\/document_previews\//,
    );
    await page.getByRole('link', { name: `Open ${bundle.name}` }).click();
    await expect(page).toHaveURL(orderAddress);
    await page.goto(bundle.address);
    await expect(page.getByText('You already own this')).toBeVisible();
  });

  await test.step('an order of somebody else is not found', async () => {
    await arriveAsCustomer(page, newAddress());
    await page.goto(orderAddress);
    await expect(page).toHaveURL('/404');
  });

  await test.step('an administrator finds the order and gives the money back', async () => {
    await arriveSignedIn(page, adminOf('orders-refunding', project.name));
    await page.goto('/admin/orders');
    await page.getByLabel('Search by e-mail or number').fill(buyer);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=buyer/);
    await page.getByRole('row').filter({ hasText: buyer }).getByRole('link').click();
    await expect(page).toHaveURL(`/admin${orderAddress}`);

    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('radio', { name: /A part of it/ }).check();
    await page.getByLabel(/^Amount in USD/).fill('50');
    await page.getByRole('button', { name: 'Refund $50.00' }).click();
    await expect(page.getByText('$50.00 refunded.')).toBeVisible(SLOW);
    await page.getByRole('button', { name: 'Resend receipt' }).click();
    await expect(page.getByText(`The receipt is on its way to ${buyer}.`)).toBeVisible();

    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('button', { name: 'Refund $149.99' }).click();
    await expect(page.getByText('$149.99 refunded.')).toBeVisible(SLOW);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('what was given back is closed', async () => {
    await comeBack(page, session);
    await page.goto(orderAddress);
    await expect(page.getByText('This order was refunded')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Downloads' })).toBeHidden();
  });
});

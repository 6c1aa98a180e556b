import { expect } from '@playwright/test';
import { productPage } from '#web/features/catalog/detail/sticky-bar.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

const BAKERY = '/products/bakery-opening-and-closing';
const checkoutBar = { name: 'Order this bundle' };

test(
  'the page is whole before any script runs, with what search engines read',
  oneSize,
  async ({ page, baseURL }) => {
    const html = await (await page.request.get(BAKERY)).text();
    expect(html).toContain('Everything a bakery does');
    await page.goto(BAKERY);
    await expect(page).toHaveTitle('Bakery Opening and Closing · Bindery');
    const head = page.locator('head');
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${BAKERY}`);
    await expect(head.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Everything a bakery does/,
    );
    await expect(head.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.*\/covers\/\d+\/link\.jpg$/,
    );
    await expect(head.locator('meta[name=robots]')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'Product',
      'BreadcrumbList',
    ]);
  },
);

test('it shows what is inside, marks what will be personalised, and opens its pages', async ({ page }) => {
  await gotoAlive(page, '/');
  await gotoAlive(page, BAKERY);
  await expect(page.getByText('3 documents · 18 pages · PDF · DOCX')).toBeVisible();
  await expect(page.getByText('$199.99').first()).toBeVisible();
  const inside = page.getByRole('listitem').filter({ hasText: 'Oven start-up' });
  await expect(inside.getByText('6 pages · PDF · DOCX')).toBeVisible();
  await expect(inside.getByRole('link', { name: 'Sample PDF of Oven start-up' })).toHaveAttribute(
    'href',
    /samples/,
  );
  await expect(page.locator('mark').filter({ hasText: 'your logo' })).toBeVisible();
  const opener = page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' });
  await test.step('sample pages open in a lightbox, from which the keyboard finds back', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Oven start-up, page 2 of 6' })).toBeVisible();
    // It listens to the keyboard as soon as it has the focus.
    await expect(page.locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 of 2')).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('Back closes the page viewer, and a sample PDF opens beside the shop', async () => {
    await opener.click();
    await expect(page.getByText('2 of 2')).toBeVisible();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.goBack();
    await expect(page.getByText('2 of 2')).toBeHidden();
    await expect(page).toHaveURL(BAKERY);
    await expect(opener).toBeFocused();
    expect(await scrolled()).toBe(before);
    const tab = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Sample PDF of Oven start-up' }).click();
    await (await tab).close();
    await expect(page).toHaveURL(BAKERY);
    // Closed by its own button, the viewer leaves nothing behind that Back would have to pass.
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('2 of 2')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('past 268 pixels a bar with the way to checkout stays in sight', async ({ page }) => {
  await gotoAlive(page, BAKERY);
  const bar = page.getByRole('region', checkoutBar);
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(bar).toBeHidden();
  await scrollTo(productPage.stickyBarPastPx + 1);
  await expect(bar).toBeInViewport();
  await scrollTo(productPage.stickyBarPastPx);
  await expect(bar).toBeHidden();
  await scrollTo(10_000);
  await expect(bar).toBeVisible();
  const [barBox, footerBox] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((footerBox?.y ?? 0) + 1);
  const expectRemembered = async () => {
    await expect(page).toHaveURL(/\/checkout/);
    const selected = await page.evaluate(() => sessionStorage.getItem('bindery.selected-product'));
    expect(JSON.parse(selected ?? '')).toMatchObject({
      name: 'Bakery Opening and Closing',
      price: 19_999,
      slug: 'bakery-opening-and-closing',
      stripePriceId: 'price_bakery-opening-and-closing',
      stripeProductId: 'prod_bakery-opening-and-closing',
    });
  };
  await test.step('proceeding to checkout remembers the product', async () => {
    await bar.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expectRemembered();
  });
  await test.step('and so it does by the button that stands with the price', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goBack();
    await expect(page).toHaveURL(BAKERY);
    // It comes back to where it was left, a moment after its address.
    await expect(bar).toBeVisible();
    await scrollTo(0);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
    await expectRemembered();
  });
});

test(
  'a product the payment provider does not know yet says so, and cannot be bought',
  oneSize,
  async ({ page }) => {
    await gotoAlive(page, '/products/coming-soon-kit');
    await expect(page.getByRole('button', { name: 'Not for sale yet' }).first()).toBeDisabled();
    await expect(page.getByText('This bundle is being prepared for sale.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0);
  },
);

test(
  'a product that does not exist is told by the status, too; an id leads to the one address',
  oneSize,
  async ({ page, baseURL }) => {
    for (const path of ['/products/nothing-here', '/products/nothing-here/auth']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([307, '/products/error']);
    }
    expect((await page.request.get('/products/error')).status()).toBe(404);
    await page.goto('/products/nothing-here');
    await expect(page).toHaveURL('/products/error');
    await expect(page.getByRole('heading', { name: 'Sorry, this product does not exist' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return home' })).toBeVisible();
    await page.goto('/products/1');
    await expect(page).toHaveURL(`${baseURL}/products/binder-1`);
  },
);

test('who signs in beside a product comes back to it, and is not asked again', oneSize, async ({ page }) => {
  await gotoAlive(page, BAKERY);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${BAKERY}/auth`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery Opening and Closing' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await findViolations(page)).toEqual([]);
  await signIn(page, newAddress());
  await expect(page).toHaveURL(BAKERY);
  await page.goto(`${BAKERY}/auth`);
  await expect(page).toHaveURL(BAKERY);
  await expect(page.getByText('Already have an account?')).toBeHidden();
});

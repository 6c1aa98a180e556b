import { expect, type Page } from '@playwright/test';
import { productList } from '#shared/limits/product.ts';
import { gotoAsleep } from '../support/before-alive.ts';
import { oneSize } from '../support/one-size.ts';
import { newAddress } from '../support/people.ts';
import { shopTest as test } from '../support/shop-test.ts';

const HOME = '/';
const BAKERY = '/products/bakery-opening-and-closing';

type Control = {
  does: string;
  on: string;
  tap: (page: Page) => Promise<unknown>;
  outcome: (page: Page) => Promise<void>;
};

const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Industries' }).getByText(name);
const cards = (page: Page) => page.locator('#products h3');

/** What only the application can do. */
const held: Control[] = [
  {
    does: 'dismisses the first steps',
    on: HOME,
    tap: (page) => page.getByRole('button', { name: 'Dismiss first steps' }).click(),
    outcome: (page) => expect(page.getByRole('complementary', { name: 'First steps' })).toBeHidden(),
  },
  {
    does: 'fills in the sample page',
    on: HOME,
    tap: (page) => page.getByLabel('See it with your business name').fill('Early Bird'),
    outcome: (page) => expect(page.locator('section mark').filter({ hasText: 'Early Bird' })).toHaveCount(2),
  },
  {
    does: 'searches for what was typed',
    on: HOME,
    tap: (page) => page.getByRole('searchbox').fill('allergen'),
    outcome: (page) => expect(page).toHaveURL('/?q=allergen'),
  },
  {
    does: 'shows more products',
    on: HOME,
    tap: (page) => page.getByRole('button', { name: 'Show more' }).click(),
    outcome: (page) => expect.poll(() => cards(page).count()).toBeGreaterThan(productList.pageSize),
  },
  {
    does: 'proceeds to checkout',
    on: BAKERY,
    tap: (page) => page.getByRole('button', { name: 'Proceed to Checkout' }).first().click(),
    outcome: (page) => expect(page).toHaveURL('/checkout?step=1'),
  },
  {
    does: 'opens a sample page',
    on: BAKERY,
    tap: (page) => page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' }).click(),
    outcome: (page) => expect(page.getByRole('img', { name: 'Oven start-up, page 2 of 6' })).toBeVisible(),
  },
  {
    does: 'keeps what was typed for the own pages',
    on: BAKERY,
    tap: (page) => page.getByLabel('Business name').fill('Early Bird'),
    outcome: (page) =>
      expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('bindery.typed-business')))
        .toContain('Early Bird'),
  },
  {
    does: 'offers the fields of the address',
    on: BAKERY,
    tap: (page) => page.getByRole('button', { name: 'Add your address and logo' }).click(),
    outcome: (page) => expect(page.getByLabel('Street')).toBeVisible(),
  },
  {
    does: 'sends a code beside a product',
    on: `${BAKERY}/auth`,
    tap: async (page) => {
      await page.getByLabel('E-mail').fill(newAddress());
      await page.keyboard.press('Enter');
    },
    outcome: (page) => expect(page.getByText('OTP sent')).toBeVisible(),
  },
];

for (const { does, on, tap, outcome } of held)
  test(`a tap before the page is alive is not lost: ${does} (${on})`, async ({ page }) => {
    const letIn = await gotoAsleep(page, on);
    await tap(page);
    letIn();
    await outcome(page);
  });

test('a tap before the page is alive is not lost: opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letIn = await gotoAsleep(page, HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  letIn();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.locator('#mobile-menu')).toBeVisible();
});

/** What the browser does by itself, while nothing of the application has come. */
const native: Control[] = [
  {
    does: 'opens a bundle',
    on: HOME,
    tap: (page) => page.getByRole('link', { name: 'View Product Food Allergen Control' }).click(),
    outcome: (page) => expect(page).toHaveURL('/products/food-allergen-control'),
  },
  {
    does: 'searches at Enter',
    on: '/?industry=healthcare',
    tap: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('fleet');
      await page.keyboard.press('Enter');
    },
    outcome: (page) => expect(page).toHaveURL('/?industry=healthcare&q=fleet#products'),
  },
  {
    does: 'chooses an industry',
    on: '/?q=allergen',
    tap: (page) => chip(page, 'Food and beverage').click(),
    outcome: async (page) => {
      await expect(page).toHaveURL('/?q=allergen&industry=food+and+beverage#products');
      await expect(cards(page)).toHaveText(['Food Allergen Control']);
    },
  },
  {
    does: 'searches in another industry',
    on: '/?q=allergen&industry=healthcare',
    tap: (page) => page.getByRole('button', { name: 'Show Food and beverage' }).click(),
    outcome: (page) => expect(cards(page)).toHaveText(['Food Allergen Control']),
  },
  {
    does: 'clears a search',
    on: '/?q=nothing-like-this',
    tap: (page) => page.getByRole('button', { name: 'Clear search' }).click(),
    outcome: (page) => expect(page).toHaveURL('/?#products'),
  },
  {
    does: 'leads to the products',
    on: HOME,
    tap: (page) => page.getByRole('link', { name: 'Browse bundles' }).click(),
    outcome: (page) => expect(page.getByRole('heading', { name: 'Our Products' })).toBeInViewport(),
  },
  {
    does: 'leads to signing in',
    on: BAKERY,
    tap: (page) => page.getByRole('main').getByRole('link', { name: 'Sign in' }).click(),
    outcome: (page) => expect(page).toHaveURL(`${BAKERY}/auth`),
  },
  {
    does: 'searches from a page that does not exist',
    on: '/no/such/page',
    tap: async (page) => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('clinic');
      await page.getByRole('button', { name: 'Search' }).click();
    },
    outcome: (page) => expect(page).toHaveURL('/?q=clinic'),
  },
  {
    does: 'leads home',
    on: '/products/error',
    tap: (page) => page.getByRole('link', { name: 'Return home' }).click(),
    outcome: (page) => expect(page).toHaveURL('/'),
  },
];

for (const { does, on, tap, outcome } of native)
  test(`a page that is not alive yet works by itself: ${does} (${on})`, oneSize, async ({ page }) => {
    await gotoAsleep(page, on);
    await tap(page);
    await outcome(page);
  });

for (const address of [HOME, BAKERY, `${BAKERY}/auth`, '/404', '/products/error'])
  test(`a visitor who only looks loads no script: ${address}`, oneSize, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

test('a look at a bundle is counted once, whether the page comes alive or not', oneSize, async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/noteProductView')) counted.push(request.method());
  });
  await page.goto(BAKERY);
  await expect.poll(() => counted).toEqual(['POST']);
  await page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(counted).toHaveLength(1);
});

test(
  'an application that could not be loaded is asked for again by the next tap',
  oneSize,
  async ({ page }) => {
    await page.goto(HOME);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Dismiss first steps' }).click();
    await expect.poll(() => page.locator('script[type="deferred-module"]').count()).toBe(1);
    await page.unroute('**/assets/*.js');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('complementary', { name: 'First steps' })).toBeHidden();
  },
);

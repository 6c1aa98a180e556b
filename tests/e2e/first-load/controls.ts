import { expect, type Page } from '@playwright/test';
import { productList } from '#shared/limits/product.ts';
import { newAddress } from '../support/people.ts';

export const HOME = '/';
export const BAKERY = '/products/bakery-opening-and-closing';

type Control = {
  does: string;
  on: string;
  tap: (page: Page) => Promise<unknown>;
  outcome: (page: Page) => Promise<void>;
};

const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Industries' }).getByText(name);
const cards = (page: Page) => page.locator('#products h3');

/** What only the application can do. */
export const held: Control[] = [
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
    outcome: async (page) => {
      await expect(page.locator('section mark').filter({ hasText: 'Early Bird' })).toHaveCount(2);
      await expect(page.getByLabel('See it with your business name')).toHaveValue('Early Bird');
    },
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

/** What the browser does by itself, while nothing of the application has come. */
export const native: Control[] = [
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

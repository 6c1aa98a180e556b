import { expect, type Page } from '@playwright/test';
import { gotoAlive } from '#tests/e2e/support/goto-alive.ts';
import { becomeCompany, becomeDemoAdmin } from './people.ts';
import { goToPayment, payAndWait } from './buy.ts';

export type Scene = {
  height: number;
  /** One after the other, by the same person. */
  pictures: { name: string; show: (page: Page) => Promise<void> }[];
};

const BUNDLE = '/products/restaurant-food-safety';

const picturesIn = async (page: Page) => {
  const images = page.locator('main img');
  await expect
    .poll(async () => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
};

export const scenes: Scene[] = [
  {
    height: 1310,
    pictures: [
      {
        name: 'home',
        show: async (page) => {
          await gotoAlive(page, '/');
          await page.getByRole('group', { name: 'Industries' }).waitFor();
          await picturesIn(page);
        },
      },
    ],
  },
  {
    height: 1000,
    pictures: [
      {
        name: 'checkout',
        show: async (page) => {
          await becomeCompany(page);
          await goToPayment(page, BUNDLE);
        },
      },
      {
        name: 'order',
        show: async (page) => {
          await payAndWait(page);
          await picturesIn(page);
        },
      },
    ],
  },
  {
    height: 1000,
    pictures: [
      {
        name: 'admin-documents',
        show: async (page) => {
          await becomeDemoAdmin(page);
          await page.goto('/admin/documents');
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          await picturesIn(page);
        },
      },
      {
        name: 'upload',
        show: async (page) => {
          await gotoAlive(page, '/admin/documents/new');
        },
      },
      {
        name: 'product-form',
        show: async (page) => {
          await page.goto('/admin/products');
          await page.getByRole('link', { name: /^Edit Restaurant/ }).click();
          await page.getByLabel(/^Name/).waitFor();
          await page.getByLabel(/^Name/).fill('Restaurant and Café Food Safety');
          await picturesIn(page);
        },
      },
    ],
  },
];

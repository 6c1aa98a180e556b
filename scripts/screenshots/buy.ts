import type { Page } from '@playwright/test';
import { TEST_CARD } from '#shared/test-card.ts';

/** Up to the last step of the checkout, with the order in sight. */
export const goToPayment = async (page: Page, product: string) => {
  await page.goto(product);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await page.getByRole('button', { name: 'Continue to secure payment' }).waitFor();
};

/** Pays on the sandbox's page and waits for the last document. */
export const payAndWait = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await page.getByRole('heading', { name: 'Pay with card' }).waitFor();
  await page.getByLabel('Card number').fill(TEST_CARD);
  await page.getByLabel('MM / YY').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Jordan Ellis');
  await page.getByLabel('ZIP').fill('04101');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('group', { name: 'Downloads' }).waitFor();
  await page.getByRole('link', { name: 'Invoice' }).waitFor();
};

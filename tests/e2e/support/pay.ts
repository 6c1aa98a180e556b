import { expect, type Page } from '@playwright/test';

export const GOOD_CARD = '4242 4242 4242 4242';
export const PAY = { name: 'Continue to secure payment' };

export const goToPay = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await expect(page).toHaveURL('/checkout?step=3');
  await page.getByRole('button', PAY).click();
};

/** The checkout shows a mock of the same fields: only the payment page has the heading. */
export const payWith = async (page: Page, number: string) => {
  await expect(page.getByRole('heading', { name: 'Pay with card' })).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('MM / YY').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Dana Reyes');
  await page.getByLabel('ZIP').fill('04101');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

import { expect } from '@playwright/test';
import type { Customer } from '#shared/contract/account.ts';
import type { Order } from '#shared/contract/order.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { answerCalls } from '#tests/e2e/support/answer-calls.ts';
import { findViolations } from '#tests/e2e/support/checks/find-violations.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { newAddress, signIn } from '#tests/e2e/support/people.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';

const POLL_MS = 2000;
const buyer: Customer = {
  id: '1',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: '/logo.png',
  isAdmin: false,
  businessDetails: [
    { name: 'Pine', website: '', street: '12 Quay Street', city: 'Portland', state: 'ME', zipCode: '04101' },
  ],
};

test(
  'who comes back from paying signs in first, and is led to the order, to which Back does not return',
  oneSize,
  async ({ page }) => {
    let order: Order | null = null;
    await answerCalls(page, {
      // Somebody whose business is known: the page would ask for it first.
      'customer.getCustomer': () => buyer,
      'customer.getCustomerLatestOrder': () => order,
      'customer.getCustomerOrder': () => sampleOrder,
      'customer.getCustomerOrderDocumentLineItems': () => [],
      'customer.getCustomerInvoices': () => [],
    });
    await page.goto('/favicon.svg');
    await page.clock.install();

    await test.step('a visitor who comes back from paying signs in first', async () => {
      await page.goto('/checkout-success?session_id=cs_1');
      await expect(page).toHaveURL(/^[^?]*\/auth\?returnTo=/);
      await signIn(page, newAddress());
      await expect(page).toHaveURL('/checkout-success?session_id=cs_1');
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
      await expect(page.getByText('Confirming payment')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('the thank-you page gives up in the end, and can be asked again', async () => {
      const alert = page.getByRole('alert');
      await expect
        .poll(async () => {
          await page.clock.runFor(POLL_MS);
          return alert.isVisible();
        })
        .toBe(true);
      await expect(alert).toContainText('An error ocurred!');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Confirming payment')).toBeVisible();
    });

    await test.step('it leads to the order once that is paid, and Back does not return to it', async () => {
      order = sampleOrder;
      await page.clock.runFor(POLL_MS);
      await expect(page).toHaveURL('/orders/12');
      await page.goBack();
      await expect(page).toHaveURL('/favicon.svg');
    });
  },
);

import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { sampleOrderDetails } from '#tests/support/samples/sample-selling.ts';
import { sampleAdminOrder } from '#tests/support/samples/sample-order.ts';
import { adminOf } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveSignedIn } from './support/arrive-signed-in.ts';
import { expectFit } from './support/checks/expect-fit.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { stopIntercepting } from './support/intercept.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';

test(
  'orders are found by what is known of them, and one is looked at and refunded',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('orders-one', project.name));

    await test.step('orders are searched and filtered, and the search is part of the address', async () => {
      const asked: unknown[] = [];
      await answerCalls(page, {
        adminOrders: (input) => {
          asked.push(input);
          const isSearched = (input as { search: string }).search === 'nobody';
          return {
            orders: isSearched ? [] : [sampleAdminOrder, { ...sampleAdminOrder, id: 11 }],
            next: null,
          };
        },
      });
      await page.goto('/admin/orders');
      await expect(page.getByRole('row').filter({ hasText: 'dana@example.com' })).toHaveCount(2);
      await expectFit(page);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const file = await (await download).createReadStream();
      expect((await text(file)).split('\r\n')[0]).toContain('Order,Placed at,Status,');

      await page.getByLabel('Status').selectOption('Review');
      await expect(page).toHaveURL('/admin/orders?status=review');
      await page.getByLabel('Search by e-mail or number').fill('nobody');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('No order matches')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Search by e-mail or number')).toHaveValue('nobody');
      await expect(page.getByLabel('Status')).toHaveValue('review');
      expect(asked.at(-1)).toEqual({ search: 'nobody', status: 'review' });
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('the page of an order tells everything about it, why it is under review, and names the sum of a refund before it is made', async () => {
      const refunds: unknown[] = [];
      await answerCalls(page, {
        adminOrder: () => ({
          ...sampleAdminOrder,
          status: 'review',
          isOpen: false,
          reviewReason: 'The amount paid is not the amount asked for.',
        }),
        adminOrderDetails: () => sampleOrderDetails,
        refundOrder: (input) => {
          refunds.push(input);
          return sampleAdminOrder;
        },
      });
      await page.goto('/admin/orders/12');
      await expect(page.getByRole('alert')).toContainText('The amount paid is not the amount asked for.');
      for (const name of ['Customer', 'Documents', 'Payment', 'Refunds', 'Mails sent', 'Downloads'])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      const history = page.getByRole('region', { name: 'Everything that happened' });
      await expect(history.getByRole('listitem')).toHaveCount(sampleOrderDetails.events.length);
      await expectFit(page);
      await page.getByRole('button', { name: 'Refund' }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund order No. 12' });
      await dialog.getByRole('radio', { name: /A part of it/ }).check();
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog.getByText('Please give an amount such as 25.00.')).toBeVisible();
      await expectFit(page);
      await dialog.getByLabel(/^Amount in USD/).fill('25');
      expect(refunds).toEqual([]);
      await dialog.getByRole('button', { name: 'Refund $25.00' }).click();
      await expect(dialog).toBeHidden();
      expect(refunds).toEqual([{ orderId: 12, part: { amount: 2500, refundedBefore: 0 } }]);
      await stopIntercepting();
      await page.goto('/admin/orders/999999999');
      await expect(page).toHaveURL('/404');
    });
  },
);

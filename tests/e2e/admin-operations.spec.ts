import { expect } from '@playwright/test';
import {
  sampleHistory,
  troubledOperations,
  wellOperations,
} from '#tests/support/samples/sample-operations.ts';
import { adminOf } from './support/admins.ts';
import { answerCalls, refusal } from './support/answer-calls.ts';
import { arriveSignedIn } from './support/arrive-signed-in.ts';
import { expectFit } from './support/checks/expect-fit.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { stopIntercepting } from './support/intercept.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';

test(
  'administrators see how the shop is, are told on every page what needs them, and see to it',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('operations', project.name));

    await test.step('a running shop shows its parts, its queue and itself, and says so when it stops answering', async () => {
      await page.goto('/admin/products');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operations' }).click();
      const parts = page.getByRole('region', { name: 'Parts' }).getByRole('listitem');
      await expect(parts).toHaveCount(6);
      await expect(parts.filter({ hasText: 'Database' })).toContainText('works');
      await expect(page.getByRole('region', { name: 'Queue' })).toContainText('Longest wait');
      await expect(page.getByRole('region', { name: 'Last 24 hours' }).getByRole('img')).toHaveCount(7);
      await expect(page.getByRole('region', { name: 'This shop' })).toContainText('GB free');
      expect(await findViolations(page)).toEqual([]);

      await answerCalls(page, { operations: refusal(500, 'Something went wrong on our side.') });
      await page.reload();
      await expect(page.getByText('The state of the shop could not be read.')).toBeVisible();
      await stopIntercepting();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(parts).toHaveCount(6);
    });

    await test.step('what needs a person is told on every page, and retried or discarded where it is shown', async () => {
      const told: unknown[] = [];
      let state = troubledOperations;
      await answerCalls(page, {
        attention: () => troubledOperations.concerns.slice(0, 3),
        operations: () => state,
        operationsHistory: () => sampleHistory,
        retryJobs: (input) => {
          told.push(input);
          return { retried: 2 };
        },
        discardJobs: (input) => {
          told.push(input);
          state = wellOperations;
          return { discarded: 1 };
        },
      });
      await page.goto('/admin/products');
      const banner = page.getByRole('status', { name: 'Needs attention' });
      await expect(banner).toContainText('3 jobs were given up.');
      await expectFit(page);
      await banner.getByRole('link', { name: 'See what to do' }).click();

      await expect(page).toHaveURL('/admin/operations');
      await expect(page.getByText('5 things need a look')).toBeVisible();
      await expect(banner).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'Orders paid by the hour: 46.' })).toBeVisible();
      await expectFit(page);

      // By the keyboard alone: to the list, two of three, and off they go.
      await page.getByRole('link', { name: '3 jobs were given up.' }).focus();
      await page.keyboard.press('Enter');
      const dead = page.getByRole('region', { name: 'Given up (3)' });
      await expect(dead).toBeInViewport();
      await dead.getByRole('checkbox', { name: 'Select: Make a document, Order No. 12' }).press('Space');
      await dead.getByRole('checkbox', { name: 'Select: Make a document, Order No. 13' }).press('Space');
      await dead.getByRole('button', { name: 'Retry 2 jobs' }).press('Enter');
      await expect(dead.getByText('2 jobs are being tried again.')).toBeVisible();

      await dead.getByRole('checkbox', { name: 'Select: Make a document, Order No. 13' }).uncheck();
      await dead.getByRole('button', { name: 'Discard selected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Discard 1 job' });
      await dialog.getByRole('button', { name: 'Discard 1 job' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Please say why.');
      await expectFit(page);
      await dialog.getByLabel(/^Reason/).fill('The order was refunded.');
      await dialog.getByRole('button', { name: 'Discard 1 job' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('All is well')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const [first, second] = troubledOperations.dead.jobs.map(({ id }) => id);
      expect(told).toEqual([
        { state: 'dead', ids: [first, second] },
        { state: 'dead', ids: [first], reason: 'The order was refunded.' },
      ]);
    });
  },
);

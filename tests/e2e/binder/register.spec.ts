import { expect } from '@playwright/test';
import { binderDocumentOf, binderPageOf, inForceOf } from '#tests/support/samples/sample-binder.ts';
import { answerCalls } from '../support/answer-calls.ts';
import { arriveAsCustomer } from '../support/arrive-signed-in.ts';
import { expectFit } from '../support/checks/expect-fit.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { newAddress } from '../support/people.ts';
import { shopTest as test } from '../support/shop-test.ts';

const LONG = 'Receiving, inspecting and storing refrigerated deliveries '.repeat(3).trim();

test(
  'a long register fits the screen, and is searched, filtered and leafed through by the address',
  oneSize,
  async ({ page }) => {
    const documents = [
      binderDocumentOf(1, { title: LONG, number: 'N'.repeat(40), owner: 'O'.repeat(120) }),
      ...[2, 3, 4, 5].map((id) => inForceOf(id)),
    ];
    const asked: unknown[] = [];
    await answerCalls(page, {
      'customer.getBinder': (input) => {
        asked.push(input);
        return binderPageOf(documents, { total: 180 });
      },
    });
    await arriveAsCustomer(page, newAddress());
    await page.goto('/binder?due=nonsense');
    await expect(page.getByRole('link', { name: LONG })).toBeVisible();
    expect(asked.at(-1)).toEqual({ search: '', page: 1 });
    await expectFit(page);

    await page.getByRole('button', { name: '1 draft to approve' }).click();
    await expect(page).toHaveURL('/binder?due=approve');
    await page.getByRole('searchbox').fill('storing');
    await expect(page).toHaveURL('/binder?q=storing&due=approve');
    await page.getByRole('button', { name: '4', exact: true }).click();
    await expect(page).toHaveURL('/binder?q=storing&due=approve&page=4');
    await expect.poll(() => asked.at(-1)).toEqual({ search: 'storing', need: 'approve', page: 4 });
    await page.goBack();
    await expect(page).toHaveURL('/binder?q=storing&due=approve');

    await page.getByLabel('Select Document 2').check();
    await page.getByLabel('Select Document 4').click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByText('180 documents', { exact: true })).toBeVisible();
  },
);

test('a binder is for who is signed in, and a document for whose it is', oneSize, async ({ page }) => {
  await page.goto('/binder?due=review');
  await expect(page).toHaveURL('/auth?returnTo=%2Fbinder%3Fdue%3Dreview');
  await arriveAsCustomer(page, newAddress());
  await page.goto('/binder');
  await expect(page.getByText('Nothing in your binder yet')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Binder', exact: true })).toHaveCount(0);
  for (const id of ['12345', 'x', '0']) {
    await page.goto(`/binder/${id}`);
    await expect(page).toHaveURL('/404');
  }
});

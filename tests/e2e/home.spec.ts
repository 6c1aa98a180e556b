import { expect } from '@playwright/test';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveAsCustomer } from './support/arrive-signed-in.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

test('the sample page fills in with the business name as it is typed', async ({ page }) => {
  await gotoAlive(page, '/');
  const marks = page.locator('section mark');
  await expect(marks.filter({ hasText: 'Harbor & Pine Bakery' })).toHaveCount(2);
  await page.getByLabel('See it with your business name').fill('Acme Tools');
  await expect(marks.filter({ hasText: 'Acme Tools' })).toHaveCount(2);
  await expect(marks.filter({ hasText: 'dana@acmetools.com' })).toHaveCount(1);
  await test.step('a long name without spaces stays inside it', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByLabel('See it with your business name').fill('W'.repeat(120));
    await expect(marks.filter({ hasText: /^W+$/ }).first()).toBeAttached();
    const rightEdges = await page
      .locator('section p mark')
      .evaluateAll((found) => found.map((mark) => mark.getBoundingClientRect().right));
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(390);
  });
});

test(
  'the home page shows the products, the way from bundle to binder and how to reach support',
  oneSize,
  async ({ page }) => {
    await gotoAlive(page, '/');
    await expect(page).toHaveTitle('Bindery: SOP bundles with your name on every page');
    await expect(page.getByRole('heading', { name: 'Our Products' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From bundle to binder' })).toBeVisible();
    for (const step of ['Create account', 'Business details', 'Checkout']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Email us' })).toHaveAttribute('href', /^mailto:/);
    await test.step('browsing leads down to the products', async () => {
      await page.getByRole('link', { name: 'Browse bundles' }).click();
      await expect(page.getByRole('heading', { name: 'Our Products' })).toBeInViewport();
    });
  },
);

test('the page of a customer begins with their bundles', async ({ page }) => {
  await answerCalls(page, { 'customer.getCustomerOrders': () => [sampleOrder] });
  await arriveAsCustomer(page, newAddress());
  await gotoAlive(page, '/');
  const parts = page.locator('main').getByRole('heading', { level: 1 }).or(page.locator('main h2'));
  await expect(parts.first()).toHaveText('Your bundles');
  await expect(parts.nth(1)).toHaveText('Bakery <Opening>');
  await expect(page.getByRole('link', { name: 'Open Bakery <Opening>' })).toBeInViewport({ ratio: 1 });
  await expect(parts.nth(2)).toHaveText('You might also like');
  await expect(page.getByRole('heading', { name: 'Our Products' })).toBeHidden();
  await expect(page.locator('#products').getByRole('heading', { level: 3 }).first()).toBeVisible();
  const steps = page.getByRole('complementary', { name: 'First steps' });
  const topOf = async (part: typeof steps) => (await part.boundingBox())?.y ?? 0;
  for (const part of [steps, page.getByLabel('See it with your business name')])
    expect(await topOf(part)).toBeGreaterThan(await topOf(page.locator('#products')));
  expect(await findViolations(page)).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { answerCalls, refusal } from './support/answer-calls.ts';
import { arriveAsCustomer } from './support/arrive-signed-in.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress, signIn } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

const document = {
  id: 1,
  name: 'Opening',
  previewImageUrl: null,
  previewPdfUrl: null,
  pageCount: 2,
  hasExcel: true,
  pages: [],
};
const product: ProductWithDocuments = {
  id: 7,
  name: 'Bakery Opening',
  slug: 'bakery-opening',
  price: 19_999,
  documents: [document, { ...document, id: 2, name: 'Closing', hasExcel: false }],
  documentIdList: [1, 2],
  industry: null,
  cover: null,
  description: '',
  stripePriceId: 'price_7',
  stripeProductId: 'prod_7',
};
const chosen = {
  id: 7,
  name: 'Bakery Opening',
  price: 19_999,
  stripePriceId: 'price_7',
  stripeProductId: 'prod_7',
  slug: 'bakery-opening',
};
const PAY = { name: 'Continue to secure payment' };

const choose = (page: Page) =>
  page.evaluate((value) => sessionStorage.setItem('bindery.selected-product', value), JSON.stringify(chosen));

const forSale = { 'public.getProductWithDocuments': () => product };

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name });

test('the last step sells what was chosen in test mode, goes on to the payment page, and back through the steps', async ({
  page,
}) => {
  const paying: Record<string, (input: unknown) => unknown> = {
    ...forSale,
    'customer.getCustomerOrders': () => [sampleOrder],
    'customer.createCustomerCheckout': refusal(502, 'The payment page could not be opened.'),
  };
  await answerCalls(page, paying);
  await arriveAsCustomer(page, newAddress());
  const summary = page.getByRole('complementary');
  const pay = page.getByRole('button', PAY);

  await test.step('without a product there is nothing to pay', async () => {
    await page.goto('/checkout?step=3');
    await expect(page.getByRole('alert')).toContainText('No product has been selected.');
    await expect(pay).toBeHidden();
  });

  await test.step('the last step shows what is bought, in test mode with a mock of a card', async () => {
    await choose(page);
    await page.goto('/checkout');
    await expect(pay).toBeVisible();
    await expect(page).toHaveURL('/checkout?step=3');
    await expect(page.getByText('TEST MODE')).toBeVisible();
    await expect(summary.getByText('Bakery Opening')).toBeVisible();
    await expect(summary.getByText('$199.99')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Card (a mock, for testing)' })).toBeVisible();
  });

  await test.step('a product bought before is pointed out, with the way to its documents', async () => {
    await expect(page.getByText('You already own this')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order No. 12' })).toHaveAttribute('href', '/orders/12');
    await expect(pay).toBeEnabled();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('what is included is listed beside the form, and folded above it on a small screen', async () => {
    const isBeside = (page.viewportSize()?.width ?? 0) >= 1024;
    await expect(summary.getByText('What is included: 2 documents')).toBeVisible();
    await expect(summary.getByText('Closing')).toBeVisible({ visible: isBeside });
    await summary.getByText('What is included: 2 documents').click();
    await expect(summary.getByText('Closing')).toBeVisible({ visible: !isBeside });
  });

  await test.step('a payment that cannot be started says what to do', async () => {
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('The payment page could not be opened.');
    await expect(pay).toBeEnabled();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('what is typed into the mock card never leaves the page', async () => {
    paying['customer.createCustomerCheckout'] = () => ({ url: '/404?paying' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByLabel(/^CVC/).fill('');
    await pay.click();
    await expect(page.getByText('CVC is required.')).toBeVisible();
    await expect(page.getByLabel(/^CVC/)).toBeFocused();
    await page.getByLabel(/^CVC/).fill('987');
    await page.getByLabel(/^Card number/).fill('4111 1111 1111 1111');
    await pay.click();
    await expect(page).toHaveURL('/404?paying');
    expect(sent.filter((request) => /4111|987/.test(request))).toEqual([]);
    expect(sent.some((request) => request.includes('price_7'))).toBe(true);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('4111');
  });

  await test.step('the browser’s Back leads from the payment page to an unlocked button, and through the steps', async () => {
    await page.goBack();
    await expect(pay).toBeEnabled();
    await page.getByRole('link', { name: 'Business details' }).click();
    await expect(step(page, 'Business details')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByText('You are signed in as')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You are signed in as')).toBeVisible();
    await page.goBack();
    await expect(step(page, 'Business details')).toHaveAttribute('aria-current', 'step');
    await page.goBack();
    await expect(pay).toBeEnabled();
  });

  await test.step('with a product that is gone there is nothing to pay', async () => {
    paying['public.getProductWithDocuments'] = refusal(404, 'This product does not exist.');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This bundle is no longer for sale.');
    await expect(pay).toBeHidden();
  });

  await test.step('a session that has ended at pay time leads to signing in, and the product stays chosen', async () => {
    paying['public.getProductWithDocuments'] = () => product;
    paying['customer.createCustomerCheckout'] = refusal(401, 'Please sign in to continue.');
    await page.reload();
    await pay.click();
    await expect(page).toHaveURL('/auth?returnTo=%2Fcheckout');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('bindery.selected-product'))).toContain(
      'price_7',
    );
  });
});

const chooseIn = async (tab: Page, slug: string) => {
  await gotoAlive(tab, `/products/${slug}`);
  await tab.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await expect(tab).toHaveURL('/checkout?step=1');
};

test('each tab buys what was chosen in it', oneSize, async ({ page, context }) => {
  const summary = page.getByRole('complementary');
  await chooseIn(page, 'bakery-opening-and-closing');
  const other = await context.newPage();
  await chooseIn(other, 'warehouse-safety');
  await expect(other.getByRole('complementary')).toContainText('Warehouse Safety');
  await page.reload();
  await expect(summary).toContainText('Bakery Opening and Closing');
  await signIn(page, newAddress());
  await expect(page).toHaveURL('/checkout?step=2');
  await expect(summary).toContainText('Bakery Opening and Closing');
  await expect(other).toHaveURL('/checkout?step=1');
  await expect(other.getByRole('complementary')).toContainText('Warehouse Safety');
});

test('without a product the checkout says so at once, and shows the bundles', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('alert')).toContainText('No product has been selected.');
  await expect(page.getByLabel('E-mail')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  const [first] = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  await page.getByRole('link', { name: `View Product ${first}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

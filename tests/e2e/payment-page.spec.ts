import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/composition-root.ts';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { oneSize } from './support/one-size.ts';

// One shop for the whole file.
test.describe.configure({ mode: 'default' });

let served: Awaited<ReturnType<typeof serveWeb>>;
let openSession: Awaited<ReturnType<typeof createSessionOpener>>['open'];
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bindery-payment-page-'));
  served = await serveWeb(async (_server, url) => {
    const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'error' });
    const { services, sandbox, close } = await openServices(config);
    ({ open: openSession } = await createSessionOpener(services.payments, { origin: url }));
    return { fetch: createApp(services, { sandbox }).fetch, close };
  });
});

test.afterAll(async () => {
  await served.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const fill = async (page: Page, number: string) => {
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('MM / YY').pressSequentially('1234');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Dana Reyes');
  await page.getByLabel('ZIP').fill('04101');
};
const expectNoViolations = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test('a buyer mends what is missing, is declined, takes another card, confirms it and is back in the shop', async ({
  page,
}) => {
  const { id, url } = await openSession();
  await page.goto(url);
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Pay $199.99' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('Enter the card number.')).toBeVisible();
  await expectNoViolations(page);

  await fill(page, '4000000000000002');
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
  await expect(page.getByLabel('MM / YY')).toHaveValue('12 / 34');
  await page.getByRole('button', { name: 'Pay $199.99' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expectNoViolations(page);

  await page.getByLabel('Promotion code').fill('save10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: /^Use 4000 0025 0000 3155/ }).click();
  await page.getByRole('button', { name: 'Pay $179.99' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(`${served.url}/checkout-success?session_id=${id}`);

  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This order is complete' })).toBeVisible();
});

test(
  'the pay button is pressed twice and pays once, and the developer finds that on the dashboard',
  oneSize,
  async ({ page }) => {
    const { id, url } = await openSession();

    await test.step('the pay button is pressed twice and pays once', async () => {
      await page.goto(url);
      await page.getByRole('button', { name: /^Use 4242/ }).click();
      await page.getByRole('button', { name: 'Pay $199.99' }).dblclick();
      await expect(page).toHaveURL(`${served.url}/checkout-success?session_id=${id}`);
    });

    await test.step('the developer finds payments and events on the dashboard, and axe nothing wrong with it', async () => {
      await page.goto(`${served.url}/sandbox/dashboard`);
      await expectNoViolations(page);
      await page.getByLabel('Refund in USD').first().fill('10');
      await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
      await expect(page.getByText('Refunded $10.00').first()).toBeVisible();
    });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer can pay all the same', oneSize, async ({ page }) => {
    const { id, url } = await openSession();
    await page.goto(url);
    await expect(page.getByRole('button', { name: /^Use/ })).toHaveCount(0);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('MM / YY').fill('12/34');
    await page.getByLabel('CVC').fill('123');
    await page.getByLabel('Cardholder name').fill('Dana Reyes');
    await page.getByLabel('ZIP').fill('04101');
    await page.getByRole('button', { name: 'Pay $199.99' }).click();
    await expect(page).toHaveURL(`${served.url}/checkout-success?session_id=${id}`);
  });
});

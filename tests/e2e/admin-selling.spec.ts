import { expect, type Page } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveSignedIn } from './support/arrive-signed-in.ts';
import { expectFit } from './support/checks/expect-fit.ts';
import { AGAIN, newAddress } from './support/people.ts';
import { createProduct, newName } from './support/products.ts';
import { shopTest as test } from './support/shop-test.ts';
import { oneSize } from './support/one-size.ts';

/** The newest link of a mail about an address. */
const linkFor = async (page: Page, email: string) => {
  const answer = await page.request.get(`/dev/mail/latest.json?to=${encodeURIComponent(email)}`, AGAIN);
  const { text } = (await answer.json()) as { text: string };
  return /http\S+\/confirm-email#\S+/.exec(text)?.[0] ?? '';
};

const salesDays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 15 - count + 1 + index)).toISOString().slice(0, 10),
    orders: index % 3,
    revenue: (index % 3) * 19_999,
    views: 20 + index,
  }));

test(
  'administrators look after their customers and read what is sold',
  oneSize,
  async ({ page }, { project }) => {
    await test.step('customers: found by part of their address, disabled and enabled, and given a new address that both mailboxes confirm', async () => {
      const [old, next] = [newAddress(`old-${'very-long-'.repeat(4)}`), newAddress('next')];
      await arriveSignedIn(page, old);
      await arriveSignedIn(page, adminOf('customers', project.name));
      await page.goto('/admin/customers');
      await page.getByLabel('Search by e-mail, name or business').fill(old.slice(0, 10));
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/q=old-/);
      const row = page.getByRole('row').filter({ hasText: old });
      await expect(row).toHaveCount(1);
      await expectFit(page);
      await row.getByRole('link').click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(old);
      await page.getByRole('button', { name: 'Disable account' }).click();
      const disabling = page.getByRole('dialog');
      await expect(disabling.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expectFit(page);
      await disabling.getByRole('button', { name: 'Disable account' }).click();
      await expect(page.getByText('The account is disabled.')).toBeVisible();
      await page.getByRole('button', { name: 'Enable account' }).click();
      await expect(page.getByText('The account is enabled again.')).toBeVisible();

      await page.getByRole('button', { name: 'Change e-mail' }).click();
      const changing = page.getByRole('dialog');
      await changing.getByLabel(/^New e-mail address/).fill(next);
      await changing.getByRole('button', { name: 'Send both mails' }).click();
      await expect(page.getByText(`Waiting to become ${next}`)).toBeVisible();
      await page.getByRole('button', { name: 'Send the mails again' }).click();
      await expect(page.getByText('The mails are on their way again.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'What was done to this account' })).toContainText(
        'begun',
      );
      await expectFit(page);
      const customerPage = page.url();

      for (const [email, told] of [
        [next, 'The other address has to confirm as well'],
        [old, 'Please sign in with the new address'],
      ] as const) {
        await page.goto(await linkFor(page, email));
        await page.getByRole('button', { name: 'Confirm' }).click();
        await expect(page.getByText(told)).toBeVisible();
        await expectFit(page);
      }
      await page.goto(customerPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    });

    await test.step('sales: bars with an axis, values by pointing and by the keyboard, periods, products and conversion', async () => {
      await answerCalls(page, {
        salesOverview: (input) => salesDays((input as { days: number }).days),
        salesByProduct: () => [
          { id: 7, name: 'Bakery <Opening>', orders: 20, revenue: 399_980, views: 700 },
          { id: 8, name: 'Fire Drill', orders: 10, revenue: 199_990, views: 335 },
        ],
      });
      await page.goto('/admin/orders');
      await page.getByRole('navigation', { name: 'Selling' }).getByRole('link', { name: 'Sales' }).click();
      const chart = page.getByRole('slider', { name: 'Revenue by day' });
      await expect(page.getByText('$5,999.70').first()).toBeVisible();
      await expect(chart).toHaveAttribute('aria-valuetext', 'Nov 15: $399.98, 2 orders, 49 views');
      await expectFit(page);
      await chart.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(chart).toContainText('Nov 14 $199.99');
      const box = await chart.boundingBox();
      await chart.hover({ position: { x: 2, y: (box?.height ?? 0) / 2 } });
      await expect(chart).toContainText('Oct 17 $0.00');
      await page.getByRole('button', { name: 'Last 365 days' }).click();
      await expect(page).toHaveURL('/admin/sales?days=365');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Last 365 days' })).toBeInViewport({ ratio: 1 });
      await expect(chart).toBeVisible();
      await page.getByRole('button', { name: 'Fire Drill' }).click();
      await expect(page).toHaveURL('/admin/sales?days=365&product=8');
      await expect(page.getByText('Only Fire Drill')).toBeVisible();
      await expectFit(page);
    });
  },
);

test(
  'promotion codes: made with their limits, refused twice, and archived',
  oneSize,
  async ({ page }, { project }) => {
    await arriveSignedIn(page, adminOf('promotions', project.name));
    const name = newName('Promoted');
    await createProduct(page, name);
    const code = newName('E2E').toUpperCase().replaceAll(' ', '-');
    await page.goto('/admin/promotions');
    const make = async () => {
      await page.getByRole('button', { name: 'New promotion code' }).click();
      const dialog = page.getByRole('dialog', { name: 'New promotion code' });
      await dialog.getByLabel(/^Code/).fill(code);
      await dialog.getByLabel(/^Percent off/).fill('15');
      await dialog.getByLabel(/^Last day/).fill('2099-12-31');
      await dialog.getByLabel(/^Uses in all/).fill('5');
      return dialog;
    };
    const first = await make();
    await expectFit(page);
    await first.getByRole('button', { name: 'Make this code' }).click();
    await expect(page.getByText(`${code} can be used.`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: code });
    for (const text of ['15%', '0 of 5', 'All products', 'Active']) await expect(row).toContainText(text);
    await expectFit(page);

    const second = await make();
    await second.getByRole('button', { name: 'Make this code' }).click();
    await expect(second.getByRole('alert')).toContainText('A promotion code of this name can be used');
    await second.getByRole('button', { name: 'Cancel' }).last().click();

    await row.getByRole('button', { name: `Archive ${code}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive code' }).click();
    await expect(row).toContainText('Archived');
  },
);

test.describe('a look at a bundle', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' });

  test('is told to the server once, with the name of the page alone', oneSize, async ({ page }) => {
    const told: (string | null)[] = [];
    await page.route('**/api/public/noteProductView', (route) => {
      told.push(route.request().postData());
      return route.continue();
    });
    const { slug } = await firstProduct(page);
    const answer = page.waitForResponse('**/api/public/noteProductView');
    await page.goto(`/products/${slug}`);
    expect((await answer).status()).toBe(200);
    expect(told).toEqual([JSON.stringify({ slug })]);
  });
});

const firstProduct = async (page: Page) => {
  const answer = await page.request.get('/api/public/products');
  const { result } = (await answer.json()) as { result: { data: [{ slug: string }] } };
  return result.data[0];
};

import { expect, type Page } from '@playwright/test';
import { productList } from '#shared/limits/product.ts';
import { asksAgain } from './support/checks/asks-again.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { tapUntilLoaded } from './support/checks/tap-until-loaded.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';

const SEARCH_CALL = '**/api/public/public.getProductsByKeyword*';

const listingOf = (page: Page) => page.locator('#products');
const cardsIn = (page: Page) => listingOf(page).getByRole('listitem');
const names = (page: Page) => listingOf(page).getByRole('heading', { level: 3 });
const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const chipsIn = (page: Page) => page.getByRole('group', { name: 'Industries' }).getByRole('button');

test('the products are part of the page before any script runs', oneSize, async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Our Products');
  expect(html).toContain('href="/products/bakery-opening-and-closing"');
  const found = await (await page.request.get('/?q=clinic')).text();
  expect(found).toContain('href="/products/clinic-patient-intake"');
  expect(found).not.toContain('href="/products/bakery-opening-and-closing"');
});

test(
  'a misspelt word, a keyword and the name of a document find their product too',
  oneSize,
  async ({ page }) => {
    for (const [typed, name] of [
      ['bakkery', 'Bakery Opening and Closing'],
      ['patisserie', 'Bakery Opening and Closing'],
      ['oven', 'Bakery Opening and Closing'],
    ] as const) {
      await page.goto(`/?q=${typed}`);
      await expect(names(page).first()).toHaveText(name);
    }
  },
);

test('a card tells the number of documents and the price, and leads to preview and product', async ({
  page,
}) => {
  await gotoAlive(page, '/?q=bakery');
  const card = cardsIn(page).filter({ hasText: 'Bakery Opening and Closing' });
  await expect(card.getByText('3 documents')).toBeVisible();
  await expect(card.getByText('$199.99')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Preview Bakery' })).toHaveAttribute('href', /samples/);
  await card.getByRole('link', { name: 'View Product' }).click();
  await expect(page).toHaveURL('/products/bakery-opening-and-closing');
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery Opening and Closing' })).toBeFocused();
});

test('the list is searched, narrowed to an industry, and emptied again', oneSize, async ({ page }) => {
  await gotoAlive(page, '/');
  const chip = (name: string) => chipsIn(page).filter({ hasText: name });

  await test.step('the industries are there to choose from, a moment after the products', async () => {
    const row = page.getByRole('group', { name: 'Industries', includeHidden: true }).locator('..');
    await expect(row).toHaveCSS('animation-name', 'appear-later');
    await expect(row).toHaveCSS('animation-delay', '0.5s');
    await expect(chipsIn(page)).toHaveText([
      'All',
      'Healthcare',
      'Manufacturing',
      'Food and beverage',
      'Information and technology',
      'Transportation',
    ]);
  });

  await test.step('what could not be loaded for the first search is loaded for the next', async () => {
    if (!(await asksAgain(page))) return;
    await page.route('**/assets/shop-calls-*.js', (route) => route.abort());
    await fieldOf(page).fill('bakery');
    await expect(listingOf(page).getByText('The products cannot be shown right now')).toBeVisible();
    await page.unroute('**/assets/shop-calls-*.js');
    await fieldOf(page).fill('clinic');
    await expect(names(page)).toHaveText(['Clinic Patient Intake']);
  });

  await test.step('where a browser never asks for it again, it comes with the page', async () => {
    await gotoAlive(page, '/');
    await page.route('**/assets/shop-calls-*.js', (route) => route.abort());
    await fieldOf(page).fill('clinic');
    await tapUntilLoaded(page, listingOf(page).getByRole('button', { name: 'Try again' }));
    await page.unroute('**/assets/shop-calls-*.js');
    await expect(page).toHaveURL('/?q=clinic');
    await expect(names(page)).toHaveText(['Clinic Patient Intake']);
  });

  await test.step('a search replaces the list, is part of the address and survives a reload', async () => {
    await expect(page).toHaveURL('/?q=clinic');
    await expect(page.getByRole('status').filter({ hasText: '1 product found' })).toBeAttached();
    await page.reload();
    await expect(names(page)).toHaveText(['Clinic Patient Intake']);
    await expect(fieldOf(page)).toHaveValue('clinic');
  });

  await test.step('a search without result offers to clear it, and the support mail', async () => {
    await fieldOf(page).fill('zeppelin');
    await expect(page.getByText('No bundle matches “zeppelin”')).toBeVisible();
    await expect(listingOf(page).getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(names(page).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(fieldOf(page)).toHaveValue('');
  });

  await test.step('an industry narrows the list, alone and with a search, and stays after a reload', async () => {
    await chip('Food and beverage').click();
    await expect(names(page)).toHaveText(['Bakery Opening and Closing', 'Food Allergen Control']);
    await expect(chip('Food and beverage')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(names(page)).toHaveCount(2);
    await fieldOf(page).fill('allergen');
    await expect(names(page)).toHaveText(['Food Allergen Control']);
    await chip('Healthcare').click();
    await expect(
      page.getByText('“allergen”: none in Healthcare; 1 in Food and beverage, 3 under no industry'),
    ).toBeVisible();
  });

  await test.step('a search that an industry has nothing for says which has, and leads there', async () => {
    await fieldOf(page).fill('fleet');
    await expect(page.getByText('none in Healthcare; 1 in Transportation')).toBeVisible();
    await page.getByRole('button', { name: 'Show Transportation' }).click();
    await expect(names(page)).toHaveText(['Fleet Maintenance']);
    await expect(chip('Transportation')).toHaveAttribute('aria-pressed', 'true');
    await expect(fieldOf(page)).toHaveValue('fleet');
  });
});

test('the results come into sight, and an answer that comes too late is dropped', async ({ page }) => {
  await gotoAlive(page, '/');
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  await page.route(SEARCH_CALL, async (route) => {
    if (route.request().url().includes('clinic')) await late;
    await route.continue().catch(() => {});
  });
  const first = page.waitForRequest(/getProductsByKeyword.*clinic/);
  await fieldOf(page).fill('clinic');
  await first;
  await fieldOf(page).fill('warehouse');
  await expect(names(page)).toHaveText(['Warehouse Safety']);
  await expect(listingOf(page)).toBeInViewport();
  const answered = page.waitForEvent('requestfinished', { timeout: 3000 }).catch(() => {});
  answerLate();
  await answered;
  await expect(names(page)).toHaveText(['Warehouse Safety']);
  await expect(page).toHaveURL('/?q=warehouse');
});

test('each bundle has a face of its own: name, colour and mark of its industry, and a page peeking out', async ({
  page,
}) => {
  await gotoAlive(page, '/');
  await test.step('more products are shown a page at a time', async () => {
    await expect(cardsIn(page)).toHaveCount(productList.pageSize);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => cardsIn(page).count()).toBeGreaterThan(productList.pageSize);
    const seen = await names(page).allTextContents();
    expect(new Set(seen).size).toBe(seen.length);
  });
  const covers = await page.locator('[data-cover]').evaluateAll((found) =>
    found.map((cover) => {
      const words = [...cover.querySelectorAll('[data-words]')].map((part) =>
        part.getAttribute('data-words'),
      );
      const sheet = cover.querySelector('[data-sheet]');
      const picture = cover.querySelector('img');
      return {
        words,
        colour: sheet && getComputedStyle(sheet).backgroundColor,
        mark: cover.querySelector('path')?.getAttribute('d'),
        /** How much of the page is to be seen above its cover. */
        peeks: Math.round(
          (sheet?.getBoundingClientRect().top ?? 0) - (picture?.getBoundingClientRect().top ?? 0),
        ),
      };
    }),
  );
  // Other tests sell bundles of their own meanwhile.
  const bundles = [
    'Bakery Opening and Closing',
    'Clinic Patient Intake',
    'Warehouse Safety',
    'IT Incident Response',
    'Fleet Maintenance',
    'Food Allergen Control',
  ];
  const faces = covers.filter(({ words }) => bundles.includes(words.at(-1) ?? ''));
  expect(faces.map(({ words }) => words)).toEqual(bundles.map((name) => ['SAMPLE', name]));
  const [bakery, ...others] = faces;
  expect(new Set(faces.map(({ colour }) => colour)).size).toBe(5);
  expect(new Set(faces.map(({ mark }) => mark)).size).toBe(5);
  expect(others.at(-1)).toMatchObject({ colour: bakery?.colour, mark: bakery?.mark });
  for (const { peeks } of faces) expect(peeks).toBeGreaterThan(15);
});

test('the list is asked for by public.products, and by nothing else', oneSize, async ({ page }) => {
  await gotoAlive(page, '/404');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/public/')) asked.push(pathname);
  });
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(cardsIn(page)).toHaveCount(productList.pageSize);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/api/public/public.products']);
});

test('products that cannot be fetched are logged, and the page stays', oneSize, async ({ page }) => {
  // It may share its request with another call, in either order.
  const list = /\/public\/[^?]*public\.products\b/;
  await page.route(list, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => /TRPCClientError/.test(message.text()));
  await gotoAlive(page, '/404');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await logged;
  await expect(page.getByRole('heading', { name: 'Our Products' })).toBeVisible();
  await expect(page.getByText('The products cannot be shown right now')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page).first()).toBeVisible();
});

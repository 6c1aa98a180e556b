import { expect, type Page } from '@playwright/test';
import { createWebApp } from '#server/http/pages/web-app.ts';
import { parseLegalText } from '#server/modules/legal/parse-legal-text.ts';
import { type LegalName, legalNames } from '#shared/legal/legal-names.ts';
import type { Market } from '#shared/legal/market.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { answerCalls } from '../support/answer-calls.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { oneSize } from '../support/one-size.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const TERMS = [
  '# General terms and conditions',
  `Between you and **${LONG}**, see [our imprint](/legal/imprint) <script>alert(1)</script>.`,
  '## What you buy\n\n- documents\n- as PDF and Word',
  '| What | Why | For how long |\n|---|---|---|\n| Orders | the books | ten years |',
].join('\n\n');

/** The pages of a shop for a market, without a shop behind them. */
const serveMarket = async (market: Market | undefined, names: readonly LegalName[] = legalNames) => {
  const { url, stop } = await serveWeb(async (_server, publicUrl) => {
    const app = await createWebApp({
      distDir: await builtWeb(),
      site: { ...defaultSiteConfig, publicUrl, ...(market && { market }) },
      catalog: emptyCatalog,
      legal: {
        listPages: async () => [...names],
        findPage: async ({ name, version }) => {
          const known = names.find((one) => one === name);
          if (!known) return undefined;
          const { title = known, blocks } = parseLegalText(TERMS);
          const since = '2026-11-15T12:00:00.000Z';
          return {
            name: known,
            title,
            blocks,
            version: 'a'.repeat(64),
            since,
            isCurrent: version === undefined,
          };
        },
      },
      reportError: () => {},
    });
    return { fetch: (request) => app(request) };
  });
  return { url, stop };
};

const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('legal pages are read without JavaScript, fit the screen, and please axe', async ({ browser, page }) => {
  const shop = await serveMarket('eu');
  try {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${shop.url}/legal/terms?version=${'a'.repeat(64)}`);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('General terms and conditions');
    await expect(plain.getByText('This is an earlier version.')).toBeVisible();
    await expect(plain.getByText('<script>alert(1)</script>')).toBeVisible();
    await plain.context().close();
    await gotoAlive(page, `${shop.url}/legal/terms`);
    expect(await isTooWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await expect(footer(page).getByRole('link')).toContainText([
      'About',
      'How it works',
      'Contact us',
      'Terms',
      'Privacy',
      'Imprint',
      'Withdrawal',
      'Accessibility',
      'Withdraw from contract here',
    ]);
  } finally {
    await shop.stop();
  }
});

test('consumers in the EU withdraw in two steps, and nothing they typed is lost', async ({ page }) => {
  const shop = await serveMarket('eu');
  const sent: unknown[] = [];
  await answerCalls(page, {
    'public.withdraw': (input) => {
      sent.push(input);
      return { receivedAt: '2026-11-15T12:00:00.000Z' };
    },
  });
  try {
    await gotoAlive(page, shop.url);
    await footer(page).getByRole('link', { name: 'Withdraw from contract here' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please give your name.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Your name').fill(`Ann <b>${LONG.slice(0, 100)}</b>`);
    await page.getByLabel('Order number, or').fill('1042');
    await page.getByLabel('E-mail address for the confirmation').fill('ann@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('It counts once you confirm it.')).toBeVisible();
    expect(sent).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change something' }).click();
    await expect(page.getByLabel('Order number, or')).toHaveValue('1042');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
    await expect(page.getByText(/^Received on November 15, 2026/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await isTooWide(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await shop.stop();
  }
});

test(
  'a shop for businesses, or for no market in particular, has no consumer parts',
  oneSize,
  async ({ page }) => {
    for (const market of ['b2b', undefined] as const)
      await test.step(`market ${market ?? 'unset'}`, async () => {
        const shop = await serveMarket(market, market ? ['terms'] : []);
        try {
          await gotoAlive(page, shop.url);
          await expect(page.getByRole('contentinfo').getByText('For businesses only')).toHaveCount(
            market ? 1 : 0,
          );
          await expect(footer(page).getByRole('link')).toHaveCount(market ? 4 : 3);
          expect((await page.request.get(`${shop.url}/withdraw`)).status()).toBe(404);
          expect((await page.request.get(`${shop.url}/legal/privacy`)).status()).toBe(404);
          expect(await findViolations(page)).toEqual([]);
        } finally {
          await shop.stop();
        }
      });
  },
);

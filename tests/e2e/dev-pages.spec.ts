import { expect, type Page, test } from '@playwright/test';
import { createWebApp } from '#server/http/pages/web-app.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { builtWebWithDevPages } from '#tests/support/web/built-web.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { findViolations } from './support/find-violations.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';

// One server and one build for the whole file.
test.describe.configure({ mode: 'default' });

let served: Awaited<ReturnType<typeof serveWeb>>;

test.beforeAll(async () => {
  served = await serveWeb(async (_server, publicUrl) => {
    const site = { ...defaultSiteConfig, publicUrl };
    const app = await createWebApp({
      distDir: await builtWebWithDevPages(),
      site,
      catalog: emptyCatalog,
      reportError: () => {},
    });
    return { fetch: (request) => app(request, { requestId: 'req-42' }) };
  });
});

test.afterAll(() => served.stop());

const open = (page: Page) => gotoAlive(page, `${served.url}/dev/ui`);

test.describe('the UI kit', () => {
  const mistakes: string[] = [];

  test.beforeEach(({ page }) => {
    mistakes.length = 0;
    page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  });

  test.afterEach(() => {
    expect(mistakes, 'what the browser complained of, such as a breach of the policy').toEqual([]);
  });

  test('axe finds nothing on it', oneSize, async ({ page }) => {
    await open(page);
    expect(await findViolations(page)).toEqual([]);
  });

  test('an open dialog locks the page behind it and axe finds nothing in it', oneSize, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await findViolations(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
  });

  test('a mandatory dialog stays until it is completed', oneSize, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Open mandatory dialog' }).click();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'A mandatory dialog' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('an open menu can be used by the keyboard and axe finds nothing in it', oneSize, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Open menu of actions' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  });

  test('a toast comes and axe finds nothing in it', oneSize, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Toast with action' }).click();
    await expect(page.getByText('Archived.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the lightbox turns its pages by the keyboard and gives the focus back', oneSize, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Open pictures' }).click();
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expect(page.locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 of 2')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open pictures' })).toBeFocused();
  });

  test('whoever asks for less motion gets none', oneSize, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const duration = await page
      .locator('[data-spinner]')
      .first()
      .evaluate((spinner) => getComputedStyle(spinner).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });
});

test.describe('a page that fails on the server', () => {
  test(
    'says so with its status and the id of the request, and tells nothing of what is inside',
    oneSize,
    async ({ page }) => {
      const response = await gotoAlive(page, `${served.url}/dev/failure`);
      expect(response?.status()).toBe(500);
      expect(await response?.text()).not.toContain('An inner detail.');
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByText('Request id req-42')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );

  test('can be tried again', oneSize, async ({ page }) => {
    await gotoAlive(page, `${served.url}/dev/failure`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'It works now' })).toBeVisible();
  });
});

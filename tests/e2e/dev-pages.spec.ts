import { expect, test } from '@playwright/test';
import { createWebApp } from '#server/http/pages/web-app.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { emptyCatalog } from '#tests/support/web/empty-catalog.ts';
import { builtWebWithDevPages } from '#tests/support/web/built-web.ts';
import { serveWeb } from '#tests/support/web/serve-web.ts';
import { findViolations } from './support/checks/find-violations.ts';
import { expectAlive, gotoAlive } from './support/goto-alive.ts';
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

test('the UI kit pleases axe, the keyboard and the policy of the real pages', oneSize, async ({ page }) => {
  const mistakes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  await gotoAlive(page, `${served.url}/dev/ui`);

  await test.step('axe finds nothing on it', async () => {
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('an open dialog locks the page behind it and axe finds nothing in it', async () => {
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await findViolations(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
  });

  await test.step('a mandatory dialog stays until it is completed', async () => {
    await page.getByRole('button', { name: 'Open mandatory dialog' }).click();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'A mandatory dialog' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('an open menu can be used by the keyboard and axe finds nothing in it', async () => {
    await page.getByRole('button', { name: 'Open menu of actions' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('the lightbox turns its pages by the keyboard and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Open pictures' }).click();
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expect(page.locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 of 2')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open pictures' })).toBeFocused();
  });

  await test.step('a toast comes and axe finds nothing in it', async () => {
    await page.getByRole('button', { name: 'Toast with action' }).click();
    await expect(page.getByText('Archived.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('whoever asks for less motion gets none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expectAlive(page);
    const duration = await page
      .locator('[data-spinner]')
      .first()
      .evaluate((spinner) => getComputedStyle(spinner).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
  });

  expect(mistakes, 'what the browser complained of, such as a breach of the policy').toEqual([]);
});

test('a page that fails on the server says so, and can be tried again', oneSize, async ({ page }) => {
  await test.step('with its status and the id of the request, and tells nothing of what is inside', async () => {
    const response = await gotoAlive(page, `${served.url}/dev/failure`);
    expect(response?.status()).toBe(500);
    expect(await response?.text()).not.toContain('An inner detail.');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Request id req-42')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'It works now' })).toBeVisible();
});

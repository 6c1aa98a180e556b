import { expect, type Page, type Route } from '@playwright/test';
import { gotoAsleep } from '../support/before-alive.ts';
import { asksAgain } from '../support/checks/asks-again.ts';
import { tapUntilLoaded } from '../support/checks/tap-until-loaded.ts';
import { oneSize } from '../support/one-size.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { BAKERY, held, HOME, native } from './controls.ts';

/** Each on a page of its own: where the mouse of the one before was left, it would wake the next. */
const stepOnFreshPage = (page: Page, sentence: string, act: (fresh: Page) => Promise<void>) =>
  test.step(sentence, async () => {
    const fresh = await page.context().newPage();
    await act(fresh);
    // What was dismissed would be missing from the next.
    await fresh.evaluate(() => localStorage.clear());
    await fresh.close();
  });

test('a tap before the page is alive is not lost', async ({ page }) => {
  for (const { does, on, tap, outcome } of held)
    await stepOnFreshPage(page, `${does} (${on})`, async (fresh) => {
      const letIn = await gotoAsleep(fresh, on);
      await tap(fresh);
      letIn();
      await outcome(fresh);
    });
  await stepOnFreshPage(page, 'opens the menu', async (fresh) => {
    await fresh.setViewportSize({ width: 390, height: 844 });
    const letIn = await gotoAsleep(fresh, HOME);
    await fresh.getByRole('button', { name: 'Open menu' }).click();
    letIn();
    await expect(fresh.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(fresh.locator('#mobile-menu')).toBeVisible();
  });
});

test('what was tapped or typed is not lost if it is drawn anew meanwhile', oneSize, async ({ page }) => {
  const letIn = await gotoAsleep(page, BAKERY);
  const link = page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' });
  const field = page.getByLabel('Business name');
  await field.fill('Early Bird');
  await link.click();
  for (const touched of [field, link])
    await touched.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  letIn();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(field).toHaveValue('Early Bird');
});

test('a page that is not alive yet works by itself', oneSize, async ({ page }) => {
  for (const { does, on, tap, outcome } of native)
    await stepOnFreshPage(page, `${does} (${on})`, async (fresh) => {
      await gotoAsleep(fresh, on);
      await tap(fresh);
      await outcome(fresh);
    });
});

test('a visitor who only looks loads no script', oneSize, async ({ page }) => {
  for (const address of [HOME, BAKERY, `${BAKERY}/auth`, '/404', '/products/error'])
    await stepOnFreshPage(page, address, async (fresh) => {
      const scripts: string[] = [];
      fresh.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await fresh.goto(address);
      await fresh.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await fresh.mouse.move(200, 200);
      await fresh.mouse.move(210, 210);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
});

test('a look at a bundle is counted once, whether the page comes alive or not', oneSize, async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/noteProductView')) counted.push(request.method());
  });
  await page.goto(BAKERY);
  await expect.poll(() => counted).toEqual(['POST']);
  await page.getByRole('link', { name: 'Open Oven start-up, page 2 of 6' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(counted).toHaveLength(1);
});

/** Until then the script is only on its way, and a tap would not ask for it again. */
const waitForLostScript = () =>
  new Promise<void>((resolve) => {
    const hear = ({ target }: Event) => target instanceof HTMLScriptElement && resolve();
    addEventListener('error', hear, true);
  });

const dismissOf = (page: Page) => page.getByRole('button', { name: 'Dismiss first steps' });

/** The tap that asks for it finds the application lost. */
const tapInVain = async (page: Page) => {
  const isLost = page.evaluate(waitForLostScript);
  await dismissOf(page).click();
  await isLost;
};

const isScript = (route: Route) => route.request().resourceType() === 'script';

test('an application that could not be loaded', oneSize, async ({ page }) => {
  await stepOnFreshPage(page, 'is asked for again by the next tap', async (fresh) => {
    await fresh.goto(HOME);
    if (!(await asksAgain(fresh))) return;
    await fresh.route('**/assets/*.js', (route) => route.abort());
    await tapInVain(fresh);
    await fresh.unroute('**/assets/*.js');
    await fresh.getByRole('heading', { level: 1 }).click();
    await expect(fresh.getByRole('complementary', { name: 'First steps' })).toBeHidden();
  });
  await stepOnFreshPage(page, 'comes with the page where the browser never asks again', async (fresh) => {
    await fresh.goto(HOME);
    await fresh.route('**/*', (route) => (isScript(route) ? route.abort() : route.continue()));
    await tapInVain(fresh);
    await tapUntilLoaded(fresh, dismissOf(fresh));
    await fresh.unroute('**/*');
    await dismissOf(fresh).click();
    await expect(fresh.getByRole('complementary', { name: 'First steps' })).toBeHidden();
  });
  await stepOnFreshPage(page, 'comes with the page in answer to a tap only', async (fresh) => {
    const questions: string[] = [];
    fresh.on('request', (request) => request.method() === 'HEAD' && questions.push(request.url()));
    // A script of the page's own: what a test has a page do counts as a tap.
    await fresh.addInitScript(() =>
      addEventListener('load', () => dispatchEvent(new Event('bindery:lost-again'))),
    );
    await fresh.goto(HOME);
    const loaded = fresh.waitForEvent('load');
    await fresh.evaluate(() => dispatchEvent(new Event('bindery:lost-again')));
    await loaded;
    expect(questions).toHaveLength(1);
  });
  await stepOnFreshPage(page, 'leaves the page to be read where nothing answers', async (fresh) => {
    await fresh.goto(HOME);
    await fresh.route('**/*', (route) => route.abort());
    await tapInVain(fresh);
    await tapInVain(fresh);
    const unanswered = fresh.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await fresh.evaluate(() => dispatchEvent(new Event('bindery:lost-again')));
    await unanswered;
    await expect(dismissOf(fresh)).toBeVisible();
    const [visit] = await fresh.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
    );
    expect(visit).toBe('navigate');
  });
});

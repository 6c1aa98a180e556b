import { expect, type Page, test } from '@playwright/test';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';

const watchViolations = async (page: Page) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
};

/** What the browser itself says of a page that is answered with its honest status. */
const NOT_FOUND = /^Failed to load resource: .* status of 404/;

for (const address of ['/', '/auth', '/checkout', '/products/error', '/no/such/page'])
  test(`${address} does not break its own policy, and comes alive under it`, oneSize, async ({ page }) => {
    const mistakes: string[] = [];
    page.on('pageerror', (error) => mistakes.push(error.message));
    page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
    const violations = await watchViolations(page);
    await gotoAlive(page, address);
    expect(await violations()).toEqual([]);
    expect(mistakes.filter((mistake) => !NOT_FOUND.test(mistake))).toEqual([]);
  });

test('the first page does what it promises under its policy', oneSize, async ({ page }) => {
  await gotoAlive(page, '/');
  await page.getByLabel('See it with your business name').fill('Acme Tools');
  await expect(page.locator('mark').filter({ hasText: 'Acme Tools' })).toHaveCount(2);
});

test('a script that slipped into the page does not run, and is reported', oneSize, async ({ page }) => {
  const violations = await watchViolations(page);
  await gotoAlive(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.injected = true">');
  });
  await expect.poll(violations).toContain('script-src-elem');
  await expect.poll(violations).toContain('script-src-attr');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

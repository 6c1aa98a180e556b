import { expect, type Page, test } from '@playwright/test';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { reportViolations } from './support/checks/report-violations.ts';

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

test('a script that slipped into the page does not run, and is reported', oneSize, async ({ page }) => {
  const violations = await watchViolations(page);
  await reportViolations(page);
  await gotoAlive(page, '/');
  const mistake = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.injected = true">');
  });
  await expect.poll(violations).toContain('script-src-elem');
  await expect.poll(violations).toContain('script-src-attr');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect((await mistake).message).toBe('The page breaks its own policy: script-src-elem');
});

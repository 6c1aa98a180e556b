import type { Page } from '@playwright/test';

/** Opens a page, stirs the pointer, and waits until React has taken it over, as it does long before most visitors tap. */
export const gotoAlive = async (page: Page, address: string) => {
  const response = await page.goto(address);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  // Effects run right after; when the browser has nothing left to do, they have run.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return response;
};

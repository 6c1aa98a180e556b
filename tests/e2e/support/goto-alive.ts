import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the page over. Asked from outside: a page out of sight would never ask itself again. */
export const expectAlive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);

/** What follows from what has come is done. A page of which nothing is drawn may never be called idle. */
export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

/** Opens a page, stirs the pointer, and waits until React has taken it over, as it does long before most visitors tap. */
export const gotoAlive = async (page: Page, address: string) => {
  const response = await page.goto(address);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await expectAlive(page);
  // Effects run right after; when the browser has nothing left to do, they have run.
  await waitForIdle(page);
  return response;
};

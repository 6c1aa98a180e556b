import type { Page } from '@playwright/test';

/** How far the page sticks out of the screen. A phone's window widens with what does not fit, so it is no measure. */
export const overflowOf = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width - (page.viewportSize()?.width ?? 0);
};

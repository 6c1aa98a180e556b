import { expect, type Locator, type Page } from '@playwright/test';

/** A browser forgets a tap after five seconds, which a busy machine may take to answer it: then it is tapped again. */
export const tapUntilLoaded = async (page: Page, button: Locator) => {
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });
  await expect(async () => {
    if (!isLoaded) await button.click({ timeout: 5000 });
    await expect.poll(() => isLoaded, { timeout: 5000 }).toBe(true);
  }).toPass();
};

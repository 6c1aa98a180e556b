import type { Page } from '@playwright/test';

/** Opens a page whose application does not come before `letIn`: whatever is done until then meets what the server sent. */
export const gotoAsleep = async (page: Page, address: string) => {
  const { promise: mayCome, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(address);
  return letIn;
};

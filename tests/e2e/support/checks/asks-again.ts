import type { Page } from '@playwright/test';

/** Whether this browser asks again for a module that it could not load once. Chromium 150 does not; 156 does. */
export const asksAgain = async (page: Page) => {
  let asked = 0;
  await page.route('**/no-module.js', async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.evaluate(async () => {
    const address = '/no-module.js';
    const load = () => import(address).catch(() => {});
    await load();
    await load();
  });
  await page.unroute('**/no-module.js');
  if (asked === 0) throw new Error('The page was not allowed to ask.');
  return asked > 1;
};

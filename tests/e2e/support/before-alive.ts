import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/** Opens a page whose application does not come before `letIn`: whatever is done until then meets what the server sent. */
export const gotoAsleep = async (page: Page, address: string) => {
  const { promise: mayCome, resolve: letIn } = Promise.withResolvers<void>();
  await intercept(page, '*/assets/*.js', async ({ fallback }) => {
    await mayCome;
    await fallback();
  });
  await page.goto(address);
  return letIn;
};

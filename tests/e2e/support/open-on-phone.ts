import { type Browser, type Page, test } from '@playwright/test';
import { addressOf } from './networks.ts';

/** What takes long to come about at a desk is looked at on a phone, too: a second page of whoever is signed in on the first. */
export const openOnPhone = async (browser: Browser, page: Page) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(`${test.info().testId} phone`) },
  });
  return context.newPage();
};

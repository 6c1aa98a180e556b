import { expect } from '@playwright/test';
import { shopTest } from './support/shop-test.ts';

shopTest('the shop answers a browser', async ({ page }) => {
  const answer = await page.goto('/healthz');
  expect(answer?.status()).toBe(200);
});

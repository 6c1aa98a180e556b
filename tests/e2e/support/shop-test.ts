import { test as base } from '@playwright/test';
import { stopIntercepting } from './intercept.ts';
import { addressOf } from './networks.ts';

/** A browser test whose visitor comes from an address nobody else uses. */
export const shopTest = base.extend({
  context: async ({ context }, use, { testId, repeatEachIndex }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(`${testId} ${repeatEachIndex}`) });
    await use(context);
    // The next test may get the same context, and page.
    await stopIntercepting();
    await context.setExtraHTTPHeaders({});
  },
});

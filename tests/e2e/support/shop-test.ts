import { createHash } from 'node:crypto';
import { test as base } from '@playwright/test';

/** A network of its own per test (2^48 of them), so that no test uses up another's rate limits. */
const addressOf = (testId: string) => {
  const [a, b, c] = createHash('sha256').update(testId).digest('hex').match(/.{4}/g) ?? [];
  return `fd00:${a}:${b}:${c}::1`;
};

/** A browser test whose visitor comes from an address nobody else uses. */
export const shopTest = base.extend({
  context: async ({ context }, use, { testId, repeatEachIndex }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(`${testId} ${repeatEachIndex}`) });
    await use(context);
    // The next test may get the same context.
    await context.setExtraHTTPHeaders({});
  },
});

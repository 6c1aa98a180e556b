import { defineConfig } from 'vitest/config';

/** Over the network, against a test account of Stripe; no part of the usual tests. */
export default defineConfig({
  test: { include: ['tests/stripe/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});

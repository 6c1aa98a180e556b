import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/{abuse,api,bench,simulation,soak,support}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'demo/**/*.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    // Left to itself, Vitest would leave one of two cores idle.
    maxWorkers: 2,
    // Guards against waiting for ever, not measures: machines are busy now and then.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

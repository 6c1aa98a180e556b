import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/api/**/*.test.ts',
      'tests/{bench,simulation,soak,support}/**/*.test.ts',
      'tests/abuse/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'demo/**/*.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

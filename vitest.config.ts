import { defineConfig } from 'vitest/config';

/**
 * Loading the server takes longer than most of its tests: a worker loads it once, for all the files it runs. Tests of
 * components cannot share a worker, since their library holds on to the first page it sees.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/**/*.test.ts',
            'tests/{abuse,api,bench,simulation,soak,support}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'components', include: ['{src,tests}/**/*.test.tsx'] },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    // Room from the start: growing into it, a process of tests collected garbage for a twentieth of its time.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64', '--initial-heap-size=1000'],
    // A test waits for its database, a child or real seconds now and then: two more than there are processors fill them.
    maxWorkers: availableParallelism() + 2,
    // Several files share a process, one after the other: loading everything again took longer than most tests do.
    isolate: false,
    setupFiles: ['tests/support/set-up-file.ts'],
    // Guards against waiting for ever, not measures: machines are busy now and then.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}', 'tests/abuse/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/set-up-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/!(web)/**/*.test.{ts,tsx}',
            'src/*.test.ts',
            'tests/{abuse,api,bench,simulation,soak,support}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          // By Node itself, as in production.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Real processes that are killed, starved and cut off: minutes, not seconds, and so no part of the usual tests. */
export default defineConfig({
  test: {
    include: ['tests/faults/*.faults.ts'],
    globalSetup: ['tests/faults/support/global-setup.ts'],
    setupFiles: ['tests/support/set-up-file.ts'],
    pool: 'forks',
    // What the parts load is loaded once: a tenth of the whole run.
    isolate: false,
    // Each part has the machine for itself.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

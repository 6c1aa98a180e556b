import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browser.ts';
import { allAdmins } from './tests/e2e/support/admins.ts';
import { METRICS_TOKEN } from './tests/e2e/support/metrics-token.ts';
import { oneSize } from './tests/e2e/support/one-size.ts';
import { findFreePort } from './tests/support/processes/find-free-port.ts';

// Every worker reads this file again and has to come to the same port.
// oxlint-disable-next-line node/no-process-env -- the one thing that reaches the workers
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()));
const url = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/support/search-log.ts',
  fullyParallel: true,
  // A browser waits for the shop now and then: with one more than there are processors, a seventh of their time was idle, with
  // two more a sixteenth. The shop is one process.
  workers: Math.min(6, availableParallelism() + 2),
  forbidOnly: true,
  retries: 0,
  // Guards against waiting for ever, not measures: machines are busy now and then.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: url,
    launchOptions: {
      ...(findBrowser() ? { executablePath: findBrowser() } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No page lives long enough to earn back what compiling its code twice more costs: a fifteenth of the processor time.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
    // Of a failed test its steps and a last picture are kept; recording every state of the page took a seventh of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Emptied between tests, one context a worker keeps compiled scripts: a twelfth of the processor time.
    reuseContext: true,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: new RegExp(oneSize.tag),
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/serve-fresh-shop.ts',
    url: `${url}/readyz`,
    env: {
      PORT: port,
      E2E_PORT: port,
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      // Searched for secrets in the end; the terminal is shown warnings only.
      LOG_LEVEL: 'info',
      DEMO: 'off',
      METRICS_TOKEN,
      ADMIN_EMAILS: allAdmins.join(','),
    },
    reuseExistingServer: false,
    // Killed outright, it would leave its Postgres behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
});

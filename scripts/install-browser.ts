import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './launcher/run-quietly.mjs';
import { step } from './launcher/step.mjs';

const PLAYWRIGHT = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');

/** The system's package where that is allowed, as it brings the libraries along; else Playwright's download. */
export const installBrowser = () =>
  step('Installing a browser for the tests', async () => {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      await runQuietly('apt-get', ['update']);
      await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    } else {
      await runQuietly(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
    }
  });

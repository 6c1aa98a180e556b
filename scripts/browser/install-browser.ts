import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../launcher/run-quietly.mjs';
import type { Step } from '#server/lifecycle/run-server.ts';
import { step as stepOnTerminal } from '../launcher/step.mjs';

const PLAYWRIGHT = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');

/** The system's package where that is allowed, as it brings the libraries along; else Playwright's download. */
export const installBrowser = async (step: Step = stepOnTerminal) => {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  try {
    await step('Installing a browser for the tests', mayUseApt ? installPackage : download);
  } catch (cause) {
    throw new Error(
      `There is no browser for the tests, and none could be installed: install Chromium (apt-get install chromium-headless-shell, or the like) and try again.\n${(cause as Error).message}`,
      { cause },
    );
  }
};

const installPackage = async () => {
  await runQuietly('apt-get', ['update']);
  await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
};

const download = () => runQuietly(process.execPath, [PLAYWRIGHT, 'install', '--only-shell', 'chromium']);

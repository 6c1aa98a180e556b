import { join } from 'node:path';
import { runChild } from '../launcher/run-child.mjs';
import { step } from '../launcher/step.mjs';
import { findBrowser } from '../find-browser.ts';
import { installBrowser } from '../install-browser.ts';
import { prepareShop } from '../prepare-shop.ts';
import { readOutcome, readPlaywright, readVitest, type TestOutcome } from './test-outcome.ts';

export type Step = { name: string; run: () => Promise<{ ok: boolean; tests?: TestOutcome | undefined }> };

const root = join(import.meta.dirname, '..', '..');

type ToolOptions = { env?: NodeJS.ProcessEnv; endSignal?: NodeJS.Signals };

const runTool = async (program: string, args: string[], { env, endSignal }: ToolOptions = {}) => {
  const code = await runChild(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    endSignal,
  });
  return { ok: code === 0 };
};

/** What every change has to pass. Reports go to the folder `reports`. */
export const stepsOf = (reports: string, { withBrowser }: { withBrowser: boolean }): Step[] => [
  { name: 'format', run: () => runTool('oxfmt/bin/oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', run: () => runTool('typescript/bin/tsc', []) },
  { name: 'build', run: runBuild },
  { name: 'tests', run: () => runVitest(join(reports, 'vitest.json')) },
  ...(withBrowser ? [{ name: 'browser', run: () => runPlaywright(join(reports, 'playwright.json')) }] : []),
];

const runVitest = async (report: string) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runTool('vitest/vitest.mjs', ['run', ...reporters]);
  return { ok, tests: await readOutcome(report, readVitest) };
};

const runBuild = async () => {
  await prepareShop({ step });
  return { ok: true };
};

const runPlaywright = async (report: string) => {
  if (!findBrowser()) await installBrowser();
  // At any other signal Playwright would leave the shop it has started, and its browsers, behind.
  const { ok } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    endSignal: 'SIGINT',
  });
  return { ok, tests: await readOutcome(report, readPlaywright) };
};

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../launcher/run-child.mjs';
import { findBrowser } from '../browser/find-browser.ts';
import { installBrowser } from '../browser/install-browser.ts';
import { prepareShop } from '../preparing/prepare-shop.ts';
import { readOutcome, readPlaywright, readVitest, type TestOutcome } from './test-outcome.ts';

type Print = (text: string) => void;

export type Step = {
  name: string;
  run: (print: Print) => Promise<{ ok: boolean; tests?: TestOutcome | undefined }>;
};

const root = join(import.meta.dirname, '..', '..');

/** Half of the processors, as others work beside it: each checker checks some types anew. */
const CHECKERS = Math.min(4, Math.ceil(availableParallelism() / 2));

/** For the checkers of types, which are Go: they live for seconds, and collecting garbage was a quarter of them. */
const shortLived = { GOMAXPROCS: String(CHECKERS), GOGC: 'off', GOMEMLIMIT: '4GiB' };

type Options = { withBrowser: boolean; shard: string[] };
type ToolOptions = { env?: NodeJS.ProcessEnv; endSignal?: NodeJS.Signals };

/** A program of our packages, on this Node. */
export const tool =
  (program: string, args: string[], { env, endSignal }: ToolOptions = {}) =>
  async (print: Print) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const code = await runChild(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      endSignal,
      print,
    });
    return { ok: code === 0 };
  };

/** Of these files, or of all. */
export const lint = (files: string[] = []) =>
  tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', ...files], { env: shortLived });

export const types = tool('typescript/bin/tsc', ['--checkers', String(CHECKERS)], { env: shortLived });

/** The tests that `args` name, or all. */
export const vitest = (report: string, args: string[]) => async (print: Print) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await tool('vitest/vitest.mjs', ['run', ...args, ...reporters])(print);
  return { ok, tests: await readOutcome(report, readVitest) };
};

const stepOn =
  (print: Print) =>
  <T>(title: string, work: () => Promise<T>) => {
    print(`${title}\n`);
    return work();
  };

const build = async (print: Print) => {
  await prepareShop({ step: stepOn(print) });
  return { ok: true };
};

const playwright = (report: string, shard: string[]) => async (print: Print) => {
  if (!findBrowser()) await installBrowser(stepOn(print));
  // At any other signal Playwright would leave the shop it has started, and its browsers, behind.
  const run = tool('@playwright/test/cli.js', ['test', ...shard, '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    endSignal: 'SIGINT',
  });
  const { ok } = await run(print);
  return { ok, tests: await readOutcome(report, readPlaywright) };
};

/**
 * What every change has to pass, in stages. Tests and browsers fill the processors by themselves: side by side they took an
 * eighth longer than one after the other. Reports go to the folder `reports`; a shard, such as 1/2, is a part of the tests.
 */
export const stagesOf = (reports: string, { withBrowser, shard }: Options): Step[][][] => [
  [
    [
      { name: 'format', run: tool('oxfmt/bin/oxfmt', ['--check', '.']) },
      { name: 'lint', run: lint() },
    ],
    [{ name: 'types', run: types }],
    [{ name: 'build', run: build }],
  ],
  [[{ name: 'tests', run: vitest(join(reports, 'vitest.json'), shard) }]],
  ...(withBrowser ? [[[{ name: 'browser', run: playwright(join(reports, 'playwright.json'), shard) }]]] : []),
];

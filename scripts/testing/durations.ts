import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Where the reports of the last whole run are kept. */
export const REPORTS = join('.cache', 'reports');

type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
};
type PlaywrightSuite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

export type Duration = { file: string; seconds: number; tests: number };

/** How long each test file took in the last whole run; nothing where there was none. */
export const readDurations = async (root: string): Promise<Duration[]> => {
  const vitest = await readJson<VitestReport>(join(root, REPORTS, 'vitest.json'));
  const playwright = await readJson<{ suites: PlaywrightSuite[] }>(join(root, REPORTS, 'playwright.json'));
  const units = (vitest?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    seconds: Math.max(0, endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
  return [...units, ...(playwright?.suites ?? []).map(durationOfSpec)];
};

const durationOfSpec = (suite: PlaywrightSuite): Duration => {
  const results = resultsIn(suite);
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return { file: `tests/e2e/${suite.file}`, seconds, tests: results.length };
};

const resultsIn = ({ specs, suites = [] }: PlaywrightSuite): { duration: number }[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsIn),
];

const readJson = async <T>(file: string) => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
};

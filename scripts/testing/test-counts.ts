import { readFile } from 'node:fs/promises';

export type TestCounts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** A file that could not even be loaded has no failed test of its own, but counts as one. */
export const countVitest = (report: string): TestCounts => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
};

export const countPlaywright = (report: string): TestCounts => {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};

/** Undefined when the run broke off before there was a report. */
export const readCounts = async (file: string, count: (report: string) => TestCounts) => {
  const report = await readFile(file, 'utf8').catch(() => undefined);
  return report === undefined ? undefined : count(report);
};

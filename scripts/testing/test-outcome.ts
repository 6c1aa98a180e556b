import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and which did not, each with why and where. */
export type TestOutcome = { passed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightError = { message?: string; location?: { file: string; line: number } };
type PlaywrightTest = { projectName: string; status: string; results: { errors?: PlaywrightError[] }[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
};

/** A file that could not even be loaded has no failed test of its own, but counts as one. */
export const readVitest = (report: string): TestOutcome => {
  const { numPassedTests, testResults } = JSON.parse(report) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0)
      return [withReason(`${file} could not be run`, message)];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => withReason(`${file}: ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
};

/** A test that passes only when it is tried again has failed; so has whatever broke outside of any test. */
export const readPlaywright = (report: string): TestOutcome => {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
  const outside = errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of any test');
  return { passed: stats.expected, failures: [...suites.flatMap(failuresIn), ...outside] };
};

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        [
          `${file} (${projectName}): ${title}`,
          ...(results.find(({ errors }) => errors?.[0])?.errors ?? []).flatMap(reasonsOf),
        ].join('\n    '),
      ),
  ),
  ...suites.flatMap(failuresIn),
];

/** Of an expectation also what was expected of what; what was tried meanwhile is in the run's output. */
const reasonsOf = ({ message = '', location }: PlaywrightError) => [
  ...linesOf(message.split('Call log:')[0] ?? '').slice(0, MAX_REASONS),
  ...(location ? [`at ${relative(process.cwd(), location.file)}:${location.line}`] : []),
];

/** Enough for what a locator was, what it should have been and what it was found to be. */
const MAX_REASONS = 6;

const withReason = (name: string, message = '') => {
  const [reason] = linesOf(message);
  return reason === undefined ? name : `${name}\n    ${reason}`;
};

const linesOf = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Undefined when the run broke off before there was a report. */
export const readOutcome = async (file: string, read: (report: string) => TestOutcome) => {
  const report = await readFile(file, 'utf8').catch(() => undefined);
  return report === undefined ? undefined : read(report);
};

import type { TestOutcome } from './test-outcome.ts';

export type StepResult = { name: string; ok: boolean; seconds: number; tests?: TestOutcome | undefined };

/** The table of all steps, the tests that failed and, on a line of its own, the sum. A step that fails without a failed test counts as one failure. */
export const summaryOf = (results: StepResult[]) => {
  const passed = sum(results.map(({ tests }) => tests?.passed ?? 0));
  const failures = results.flatMap(namesOfFailed);
  const list = failures.length > 0 ? `\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}` : '';
  return `\n${results.map(rowOf).join('')}${list}\n${passed} passed, ${failures.length} failed\n`;
};

const namesOfFailed = ({ name, ok, tests }: StepResult) => {
  const failedTests = tests?.failures ?? [];
  return ok || failedTests.length > 0 ? failedTests : [`${name}: no single test; what it printed says why`];
};

const rowOf = ({ name, ok, seconds, tests }: StepResult) => {
  const row = `  ${name.padEnd(10)}${(ok ? 'ok' : 'FAILED').padEnd(8)}${seconds.toFixed(1).padStart(6)} s`;
  return tests ? `${row}   ${tests.passed} passed, ${tests.failures.length} failed\n` : `${row}\n`;
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

import type { TestCounts } from './test-counts.ts';

export type StepResult = { name: string; ok: boolean; seconds: number; counts?: TestCounts | undefined };

/** The table of all steps and, on a line of its own, the sum. A step that fails without a failed test counts as one failure. */
export const summaryOf = (results: StepResult[]) => {
  const passed = sum(results.map(({ counts }) => counts?.passed ?? 0));
  const failed = sum(results.map(failuresOf));
  return `\n${results.map(rowOf).join('')}\n${passed} passed, ${failed} failed\n`;
};

const failuresOf = ({ ok, counts }: StepResult) => {
  const failedTests = counts?.failed ?? 0;
  return ok ? failedTests : Math.max(1, failedTests);
};

const rowOf = ({ name, ok, seconds, counts }: StepResult) => {
  const row = `  ${name.padEnd(10)}${(ok ? 'ok' : 'FAILED').padEnd(8)}${seconds.toFixed(1).padStart(6)} s`;
  return counts ? `${row}   ${counts.passed} passed, ${counts.failed} failed\n` : `${row}\n`;
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

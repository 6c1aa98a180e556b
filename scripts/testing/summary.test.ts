import { describe, expect, test } from 'vitest';
import { summaryOf } from './summary.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

describe('the summary of all checks', () => {
  test('lists each step with its time and ends in the sum of all tests', () => {
    expect(
      summaryOf([
        { name: 'format', ok: true, seconds: 0.42 },
        { name: 'tests', ok: true, seconds: 21, counts: { passed: 80, failed: 0 } },
        { name: 'browser', ok: false, seconds: 103.26, counts: { passed: 8, failed: 2 } },
      ]),
    ).toBe(`
  format    ok         0.4 s
  tests     ok        21.0 s   80 passed, 0 failed
  browser   FAILED   103.3 s   8 passed, 2 failed

88 passed, 2 failed
`);
  });

  test('never ends in "0 failed" when a step failed', () => {
    expect(summaryOf([{ name: 'lint', ok: false, seconds: 1 }])).toMatch(/\n0 passed, 1 failed\n$/);
  });
});

describe('counting tests', () => {
  test('counts a test file that could not be loaded as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countVitest(JSON.stringify({ numPassedTests: 3, numFailedTests: 1, testResults }))).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  test('counts errors outside of any browser test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0 };
    expect(countPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2 });
  });
});

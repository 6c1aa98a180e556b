import { describe, expect, test } from 'vitest';
import { summaryOf } from './summary.ts';
import { readPlaywright, readVitest } from './test-outcome.ts';

describe('the summary of all checks', () => {
  test('lists each step with its time, then what failed, and ends in the sum of all tests', () => {
    expect(
      summaryOf([
        { name: 'format', ok: true, seconds: 0.42 },
        { name: 'tests', ok: true, seconds: 21, tests: { passed: 80, failures: [] } },
        { name: 'browser', ok: false, seconds: 103.26, tests: { passed: 8, failures: ['one', 'two'] } },
      ]),
    ).toBe(`
  format    ok         0.4 s
  tests     ok        21.0 s   80 passed, 0 failed
  browser   FAILED   103.3 s   8 passed, 2 failed

Failed:
  one
  two

88 passed, 2 failed
`);
  });

  test('never ends in "0 failed" when a step failed', () => {
    expect(summaryOf([{ name: 'lint', ok: false, seconds: 1 }])).toMatch(
      /Failed:\n {2}lint: no single test.*\n\n0 passed, 1 failed\n$/,
    );
  });
});

const specOf = (title: string, status: string) => ({
  title,
  file: 'pay.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status,
      results: [
        {},
        {
          errors: [
            { message: 'Too late.' },
            {
              message:
                '\u001B[31mNo card\u001B[39m\n\nLocator: a card\nExpected: visible\n\nCall log:\n  - waiting',
              location: { file: `${process.cwd()}/tests/e2e/pay.spec.ts`, line: 7 },
            },
          ],
        },
      ],
    },
  ],
});

describe('the outcome of a run', () => {
  test('names failed tests and a test file that could not be loaded, each with the first line of why', () => {
    const passing = { status: 'passed', fullName: 'it adds', failureMessages: [] };
    const failing = {
      status: 'failed',
      fullName: 'it divides',
      failureMessages: ['Error: by zero\n    at 1'],
    };
    const testResults = [
      {
        name: `${process.cwd()}/src/empty.test.ts`,
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
      {
        name: `${process.cwd()}/src/sums.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [passing, failing],
      },
    ];
    expect(readVitest(JSON.stringify({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failures: [
        'src/empty.test.ts could not be run\n    No such module',
        'src/sums.test.ts: it divides\n    Error: by zero',
      ],
    });
  });

  test('names browser tests that failed or passed only when tried again, why and where, and errors outside of any', () => {
    const inner = { specs: [specOf('it pays', 'unexpected'), specOf('it waits', 'flaky')] };
    const suites = [{ specs: [specOf('it opens', 'expected')], suites: [inner] }];
    const reasons = [
      '',
      'Too late.',
      'No card',
      'Locator: a card',
      'Expected: visible',
      'at tests/e2e/pay.spec.ts:7',
    ].join('\n    ');
    const errors = [{ message: 'The shop did not start\n  at line 1' }];
    expect(readPlaywright(JSON.stringify({ stats: { expected: 1 }, suites, errors }))).toEqual({
      passed: 1,
      failures: [
        `pay.spec.ts (phone): it pays${reasons}`,
        `pay.spec.ts (phone): it waits${reasons}`,
        'The shop did not start',
      ],
    });
  });
});

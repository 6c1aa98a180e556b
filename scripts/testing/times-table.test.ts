import { expect, test } from 'vitest';
import { timesTable } from './times-table.ts';

test('the table of times tells the steps, the kinds of tests and the slowest files', () => {
  const steps = [
    { name: 'types', ok: true, seconds: 6.25 },
    { name: 'tests', ok: true, seconds: 200, tests: { passed: 5, failures: [] } },
  ];
  const table = timesTable(steps, [
    { file: 'src/a.test.ts', seconds: 1, tests: 2, needs: [] },
    { file: 'tests/api/b.test.ts', seconds: 4, tests: 3, needs: ['database'] },
    { file: 'tests/api/c.test.ts', seconds: 2, tests: 1, needs: ['database'] },
  ]);
  expect(table).toBe(`| Step | Seconds | Tests |
| --- | --- | --- |
| types | 6.3 |  |
| tests | 200.0 | 5 |

| Tests that need | Files | Tests | Seconds |
| --- | --- | --- | --- |
| database | 2 | 4 | 6.0 |
| nothing | 1 | 2 | 1.0 |

| Slowest 30 files | Needs | Tests | Seconds |
| --- | --- | --- | --- |
| \`tests/api/b.test.ts\` | database | 3 | 4.0 |
| \`tests/api/c.test.ts\` | database | 1 | 2.0 |
| \`src/a.test.ts\` | nothing | 2 | 1.0 |
`);
});

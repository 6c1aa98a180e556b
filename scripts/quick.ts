import { join } from 'node:path';
import { chooseTests } from './testing/choose-tests.ts';
import { readDurations } from './testing/durations.ts';
import { readImportGraph } from './testing/import-graph.ts';
import { listChanges } from './testing/list-changes.ts';
import { makeWorkFolder } from './testing/make-work-folder.ts';
import { runSteps } from './testing/run-steps.ts';
import { lint, tool, types, vitest } from './testing/steps.ts';
import { summaryOf } from './testing/summary.ts';

/** Of files, by the times of the last whole run: several run side by side, with the checks beside them. */
const BUDGET_SECONDS = 30;
const LISTED = 8;

const root = join(import.meta.dirname, '..');
const [since = 'HEAD'] = process.argv.slice(2);
const changed = await listChanges(root, since);
const { chosen, leftOut } = chooseTests(readImportGraph(root), changed, {
  durations: await readDurations(root),
  budgetSeconds: BUDGET_SECONDS,
});

const code = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const checks = [
  ...(changed.length > 0
    ? [
        {
          name: 'format',
          run: tool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
        },
      ]
    : []),
  ...(code.length > 0 ? [{ name: 'lint', run: lint(code) }] : []),
  { name: 'types', run: types },
];
const work = await makeWorkFolder();
const report = join(work.folder, 'vitest.json');
const tests = chosen.length > 0 ? [{ name: 'tests', run: vitest(report, chosen) }] : [];
const results = await runSteps([[checks, tests]]);
await work.remove();
console.log(summaryOf(results).trimEnd());

const listed = (files: string[]) =>
  files.length > LISTED
    ? `${files.slice(0, LISTED).join(', ')} and ${files.length - LISTED} more`
    : files.join(', ');
const { heavy, far } = leftOut;
console.log(
  `\n${changed.length} files differ from ${since}; ${chosen.length} test files can notice it and were run.`,
);
if (heavy.length > 0)
  console.log(`Left out, as they need an office, whole programs or a browser: ${listed(heavy)}.`);
if (far.length > 0) console.log(`Left out, as there was no time for them: ${listed(far)}.`);
console.log('Left out in any case: everything the change cannot reach by an import. `npm test` runs it all.');
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

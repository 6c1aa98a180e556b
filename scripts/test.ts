import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORTS } from './testing/durations.ts';
import { makeWorkFolder } from './testing/make-work-folder.ts';
import { runSteps } from './testing/run-steps.ts';
import { stagesOf } from './testing/steps.ts';
import { summaryOf } from './testing/summary.ts';

const root = join(import.meta.dirname, '..');
const work = await makeWorkFolder();
const reports = join(work.folder, 'reports');
await mkdir(reports);
const stages = stagesOf(reports, {
  withBrowser: !process.argv.includes('--no-browser'),
  shard: process.argv.filter((word) => word.startsWith('--shard=')),
});
const results = await runSteps(stages);
await writeFile(join(reports, 'steps.json'), JSON.stringify(results));
await cp(reports, join(root, REPORTS), { recursive: true });
await work.remove();
console.log(summaryOf(results).trimEnd());
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

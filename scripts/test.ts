import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORTS } from './testing/durations.ts';
import { runSteps } from './testing/run-steps.ts';
import { stagesOf } from './testing/steps.ts';
import { summaryOf } from './testing/summary.ts';

const root = join(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'bindery-reports-'));
const stages = stagesOf(reports, {
  withBrowser: !process.argv.includes('--no-browser'),
  shard: process.argv.filter((word) => word.startsWith('--shard=')),
});
const results = await runSteps(stages);
await writeFile(join(reports, 'steps.json'), JSON.stringify(results));
await cp(reports, join(root, REPORTS), { recursive: true });
await rm(reports, { recursive: true });
console.log(summaryOf(results).trimEnd());
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

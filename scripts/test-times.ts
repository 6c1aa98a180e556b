import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, UsageError } from './run-command.ts';
import { readDurations, REPORTS } from './testing/durations.ts';
import { readImportGraph } from './testing/import-graph.ts';
import { needsOf } from './testing/needs-of.ts';
import type { StepResult } from './testing/summary.ts';
import { timesTable } from './testing/times-table.ts';

const root = join(import.meta.dirname, '..');

await runCommand(async () => {
  const steps = await readFile(join(root, REPORTS, 'steps.json'), 'utf8').catch(() => {
    throw new UsageError('There is no report of a whole run: run npm test first.');
  });
  const graph = readImportGraph(root);
  const files = (await readDurations(root)).map((duration) => ({
    ...duration,
    needs: needsOf(graph, duration.file),
  }));
  return timesTable(JSON.parse(steps) as StepResult[], files);
});

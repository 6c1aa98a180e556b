import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartOf } from './report/chart.ts';
import { withFigures } from './report/readme.ts';
import { type BenchResult, mergeResults, readResults, type Results, thisMachine } from './report/results.ts';
import { keepsPromise, type Row } from './report/row.ts';
import { tableOf } from './report/table.ts';

/**
 * `npm run bench` runs all measurements and writes docs/benchmarks; `npm run bench -- catalog order` runs these and
 * leaves the figures of the others alone; with `--quick` they are tried with small numbers and nothing is written.
 */
const SUFFIX = '.bench.ts';
const FOLDER = join(import.meta.dirname, '../../docs/benchmarks');

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const asked = args.filter((arg) => !arg.startsWith('--'));
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

/** In a process of its own, so that no measurement inherits another's memory. */
const run = async (name: string): Promise<BenchResult | undefined> => {
  process.stdout.write(`\n${name}\n`);
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, name + SUFFIX), {
    env: { ...process.env, BENCH_QUICK: isQuick ? '1' : '0' },
  });
  let rows: Row[] | undefined;
  child.on('message', (message) => {
    rows = message as Row[];
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 || !rows) return undefined;
  process.stdout.write(tableOf(rows));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { measuredAt: new Date().toISOString(), seconds, machine: thisMachine(), rows };
};

const write = async (fresh: Results) => {
  await mkdir(FOLDER, { recursive: true });
  const [resultsFile, readmeFile] = [join(FOLDER, 'results.json'), join(FOLDER, 'README.md')];
  const results = mergeResults(await readResults(resultsFile), fresh, known);
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(FOLDER, 'chart.svg'), chartOf(results));
  await writeFile(readmeFile, withFigures(await readFile(readmeFile, 'utf8'), results));
};

const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no measurement ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`);
  process.exit(1);
}
const fresh: Results = {};
for (const name of asked.length > 0 ? asked : known) {
  const result = await run(name);
  if (result?.rows.length === 0)
    process.stdout.write(`  ${name} was not measured; its figures stay as they were.\n`);
  else if (result) fresh[name] = result;
  else {
    process.stderr.write(`  ${name} broke off; its figures stay as they were.\n`);
    process.exitCode = 1;
  }
}
if (!isQuick) await write(fresh);
const rows = Object.values(fresh).flatMap((result) => result.rows);
const broken = rows.filter((row) => keepsPromise(row) === false);
const outcome = () => {
  if (rows.length === 0) return 'Nothing was measured.';
  return broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were not kept.`;
};
process.stdout.write(`\n${outcome()}${isQuick ? ' These were small numbers: nothing was written.' : ''}\n`);

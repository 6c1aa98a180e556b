import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './launcher/run-child.mjs';
import type { Row } from '../tests/faults/support/report.ts';

/** `npm run test:faults` runs all parts, `npm run test:faults -- kill` one of them. */
const root = join(import.meta.dirname, '..');
const SUFFIX = '.faults.ts';
const [asked] = process.argv.slice(2);
const parts = readdirSync(join(root, 'tests', 'faults'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((part) => asked === undefined || part === asked);

if (parts.length === 0) {
  console.error(`There is no part called ${asked}.`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'bindery-faults-'));
const FAULTS_REPORT = join(folder, 'rows');
const code = await runChild(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'vitest.faults.config.ts',
    ...parts.map((part) => join('tests', 'faults', part + SUFFIX)),
  ],
  { cwd: root, env: { ...process.env, FAULTS_REPORT } },
);
const rows = existsSync(FAULTS_REPORT)
  ? readFileSync(FAULTS_REPORT, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  : [];
await rm(folder, { recursive: true });
for (const { part, case: name, expected, measured, ok } of rows)
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${part}: ${name}\n        expected  ${expected}\n        measured  ${measured}`,
  );
process.exit(code);

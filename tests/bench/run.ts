import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench` runs all measurements, `npm run bench -- catalog` one of them. */
const [asked] = process.argv.slice(2);
const SUFFIX = '.bench.ts';
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const chosen = known.filter((name) => asked === undefined || name === asked);
if (chosen.length === 0) {
  process.stderr.write(`There is no such measurement. There are: ${known.join(', ')}.\n`);
  process.exitCode = 1;
}
for (const name of chosen) {
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name + SUFFIX)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const PROGRAM = `
  const names = await Promise.all(['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'].map(async (entry) => [
    import.meta.resolve(entry), Object.keys(await import(entry)).toSorted(),
  ]));
  const { createRequire } = await import('node:module');
  console.log(JSON.stringify([names, Object.keys(createRequire(${JSON.stringify(join(root, 'x.js'))})('drizzle-orm')).toSorted()]));`;

const load = async (nodeOptions: string) =>
  (
    await run(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: nodeOptions },
    })
  ).stdout;

test('the package that is looked up quickly is the same, imported or required', async () => {
  const [plain, quick] = await Promise.all([
    load(''),
    load(`--import=${new URL('quick-imports.mjs', import.meta.url).href}`),
  ]);
  expect(JSON.parse(quick)).toEqual(JSON.parse(plain));
  expect(plain).toContain('pgTable');
});

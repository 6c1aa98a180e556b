import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { buildIfStale } from './build-if-stale.ts';

/** Stands in for Vite: leaves a page with the number of times it was called. */
const VITE = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const count = existsSync('count') ? Number(readFileSync('count', 'utf8')) + 1 : 1;
if (readFileSync('src/web/page.tsx', 'utf8') === 'broken') throw new Error('a tag is not closed');
writeFileSync('count', String(count));
const outDir = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(outDir, { recursive: true });
writeFileSync(outDir + '/page.html', process.env.NODE_ENV + ' ' + count);
`;

const makeProject = async () => {
  const root = await makeDataDir();
  await mkdir(join(root, 'node_modules/vite/bin'), { recursive: true });
  await mkdir(join(root, 'src/web'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'node_modules/vite/bin/vite.js'), VITE);
  await writeFile(join(root, 'node_modules/vite/package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'vite.config.ts'), '');
  const write = (text: string, file = 'page.tsx') => writeFile(join(root, 'src/web', file), text);
  await write('one');
  return { root, write, page: () => readFile(join(root, 'dist/page.html'), 'utf8') };
};

describe('building the web pages', () => {
  test('happens once, and again only when a source has changed', async () => {
    const { root, write, page } = await makeProject();
    await buildIfStale({ root });
    await buildIfStale({ root });
    await write('a test changes no page', 'page.test.tsx');
    await buildIfStale({ root });
    expect(await page()).toBe('production 1');
    await write('two');
    await buildIfStale({ root });
    expect(await page()).toBe('production 2');
  });

  test('happens once for two commands at a time', async () => {
    const { root, page } = await makeProject();
    await Promise.all([buildIfStale({ root }), buildIfStale({ root })]);
    expect(await page()).toBe('production 1');
  });

  test('leaves pages that others than the builder may serve', async () => {
    const { root } = await makeProject();
    await buildIfStale({ root });
    expect((await stat(join(root, 'dist'))).mode & 0o777).toBe(0o755);
  });

  test('that fails says why and leaves the pages that are there', async () => {
    const { root, write, page } = await makeProject();
    await buildIfStale({ root });
    await write('broken');
    await expect(buildIfStale({ root })).rejects.toThrow('a tag is not closed');
    expect(await page()).toBe('production 1');
  });
});

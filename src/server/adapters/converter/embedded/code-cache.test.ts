import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { findCodeCache, writeCodeCache, codeCacheFile, readCodeCache } from './code-cache.ts';

const code = Buffer.from('the code of an office');

const cached = async () => {
  const folder = await createTemporaryFolder();
  const file = codeCacheFile(folder);
  await writeCodeCache(code, file);
  return { folder, file };
};

describe("the office's code cache", () => {
  test('is found and read again as it was written', async () => {
    const { file } = await cached();
    expect(await findCodeCache(file)).toBe(file);
    expect(readCodeCache(file)).toEqual(code);
  });

  test('is not found before any was written', async () => {
    expect(await findCodeCache(codeCacheFile(await createTemporaryFolder()))).toBeUndefined();
  });

  test('is cached for this version of Node and this kind of processor', () => {
    expect(codeCacheFile('/x')).toMatch(`-node-${process.versions.node}-${process.arch}.code`);
  });

  test.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
  ])('is not used once it was %s', async (_, damage) => {
    const { file } = await cached();
    await writeFile(file, damage(await readFile(file)));
    expect(readCodeCache(file)).toBeUndefined();
  });

  test('takes the place of what other versions have cached, and leaves other files alone', async () => {
    const { folder, file } = await cached();
    await writeFile(join(folder, 'office-1.0.0-node-20.0.0-x64.code'), code);
    await writeFile(join(folder, 'notes.txt'), 'ours');
    await writeCodeCache(code, file);
    expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', file.slice(folder.length + 1)]);
  });
});

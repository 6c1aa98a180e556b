import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { findKeptCode, keepCode, keptCodeFile, readKeptCode } from './kept-code.ts';

const code = Buffer.from('the code of an office');

const kept = async () => {
  const folder = await createTemporaryFolder();
  const file = keptCodeFile(folder);
  await keepCode(code, file);
  return { folder, file };
};

describe("the office's machine code", () => {
  test('is found and read again as it was kept', async () => {
    const { file } = await kept();
    expect(await findKeptCode(file)).toBe(file);
    expect(readKeptCode(file)).toEqual(code);
  });

  test('is not found before any was kept', async () => {
    expect(await findKeptCode(keptCodeFile(await createTemporaryFolder()))).toBeUndefined();
  });

  test('is kept for this version of Node and this kind of processor', () => {
    expect(keptCodeFile('/x')).toMatch(`-node-${process.versions.node}-${process.arch}.code`);
  });

  test.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
  ])('is not used once it was %s', async (_, damage) => {
    const { file } = await kept();
    await writeFile(file, damage(await readFile(file)));
    expect(readKeptCode(file)).toBeUndefined();
  });

  test('takes the place of what other versions have kept, and leaves other files alone', async () => {
    const { folder, file } = await kept();
    await writeFile(join(folder, 'office-1.0.0-node-20.0.0-x64.code'), code);
    await writeFile(join(folder, 'notes.txt'), 'ours');
    await keepCode(code, file);
    expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', file.slice(folder.length + 1)]);
  });
});

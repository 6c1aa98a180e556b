import { mkdir, readdir, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeOwnFolder, SILENT_AFTER_MS } from './own-folder.ts';

const host = encodeURIComponent(hostname());
const NO_PROCESS = 2 ** 22 + 1;

/** A folder as another process left it, which gave its last sign of life so long ago. */
const leave = async (name: string, silentForMs: number) => {
  const directory = await createTemporaryFolder();
  const folder = join(directory, name);
  await mkdir(join(folder, 'office'), { recursive: true });
  const at = new Date(Date.now() - silentForMs);
  await utimes(folder, at, at);
  return directory;
};
const leftIn = async (directory: string, name: string) => (await readdir(directory)).includes(name);

describe('a folder of a process', () => {
  test.each([
    ['that is gone goes', `${host}.${NO_PROCESS}-abc`, 0, false],
    [
      'with the number of this one, as in a container, goes once it is silent',
      `${host}.${process.pid}-abc`,
      1,
      false,
    ],
    ['with the number of this one stays while it gives signs', `${host}.${process.pid}-abc`, -1, true],
    ['on a machine that is gone goes once it is silent', `elsewhere.1-abc`, 1, false],
    ['on another machine stays while it gives signs', `elsewhere.1-abc`, -1, true],
  ])('%s', async (_, name, beyond, stays) => {
    const directory = await leave(name, beyond === 0 ? 0 : SILENT_AFTER_MS + beyond * 60_000);
    await makeOwnFolder(directory);
    expect(await leftIn(directory, name)).toBe(stays);
  });

  test('gives signs of life as long as it is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const directory = await createTemporaryFolder();
      const own = await makeOwnFolder(directory);
      const old = new Date(Date.now() - 2 * SILENT_AFTER_MS);
      await utimes(own, old, old);
      vi.advanceTimersByTime(SILENT_AFTER_MS);
      await vi.waitFor(async () => {
        await makeOwnFolder(directory);
        expect(await readdir(directory)).toContain(own.slice(directory.length + 1));
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { countFunctions } from '#server/adapters/converter/embedded/count-functions.ts';
import { codeCacheFile, writeCodeCache } from '#server/adapters/converter/embedded/code-cache.ts';
import { CODE_CACHE_FLAGS } from '#server/adapters/converter/embedded/compiled-code.ts';
import { readSource } from '#server/adapters/converter/embedded/office-program.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { fillCodeCacheIfMissing } from './fill-code-cache-if-missing.ts';

const EMBEDDED = join(import.meta.dirname, '../../src/server/adapters/converter/embedded');

/** In a process of its own, which may name V8's functions as an office may. */
const isTakenByV8 = async (file: string) => {
  const text = `
    import { readProgram } from '${join(EMBEDDED, 'office-program.ts')}';
    const { hasCodeCache } = await readProgram('${file}');
    process.stdout.write(String(hasCodeCache));`;
  const args = [...CODE_CACHE_FLAGS, '--input-type=module', '--eval', text];
  return (await promisify(execFile)(process.execPath, args)).stdout === 'true';
};

/** What V8 ends the code with: how much of each function may run before it is compiled by the optimising tier. */
const budgetsIn = async (file: string) => {
  const code = await readFile(file);
  const words = countFunctions(readSource());
  return new Set(Array.from({ length: words }, (_, i) => code.readUInt32LE(code.length - 4 * (i + 1))));
};

describe('filling the code cache', () => {
  test('happens once, also for two commands at a time, and leaves code that V8 takes, with all budgets full', async () => {
    // The one of this checkout, which `npm test` fills meanwhile: a warm-up takes half a minute of a core.
    const file = codeCacheFile();
    const { signal } = new AbortController();
    const fillAndLook = async () => {
      await fillCodeCacheIfMissing(signal, file);
      return (await stat(file)).mtimeMs;
    };
    const [one, other] = await Promise.all([fillAndLook(), fillAndLook()]);
    expect(one).toBe(other);
    expect(await fillAndLook()).toBe(one);
    expect(await isTakenByV8(file)).toBe(true);
    expect(await budgetsIn(file)).toEqual(new Set([13_000_000]));
  });

  test('is what V8 asks for: of another program it takes none, and the office compiles its own', async () => {
    const file = codeCacheFile(await createTemporaryFolder());
    await writeCodeCache(Buffer.from('from quite another program'), file);
    expect(await isTakenByV8(file)).toBe(false);
  });

  test('is given up when the command is, and leaves nothing', async () => {
    const folder = await createTemporaryFolder();
    const given = new AbortController();
    const filling = fillCodeCacheIfMissing(given.signal, codeCacheFile(folder));
    setImmediate(() => given.abort());
    await expect(filling).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});

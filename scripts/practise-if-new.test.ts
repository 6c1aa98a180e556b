import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { countFunctions } from '#server/adapters/converter/embedded/count-functions.ts';
import { keptCodeFile } from '#server/adapters/converter/embedded/kept-code.ts';
import { MACHINE_CODE_FLAGS } from '#server/adapters/converter/embedded/machine-code.ts';
import { readSource } from '#server/adapters/converter/embedded/office-program.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { practiseIfNew } from './practise-if-new.ts';

const EMBEDDED = join(import.meta.dirname, '../src/server/adapters/converter/embedded');

/** In a process of its own, which may name V8's functions as an office may. */
const isTakenByV8 = async (file: string) => {
  const text = `
    import { readProgram } from '${join(EMBEDDED, 'office-program.ts')}';
    const { hasKeptCode } = await readProgram('${file}');
    process.stdout.write(String(hasKeptCode));`;
  const args = [...MACHINE_CODE_FLAGS, '--input-type=module', '--eval', text];
  return (await promisify(execFile)(process.execPath, args)).stdout === 'true';
};

/** What V8 ends the code with: how much of each function may run before it is compiled with care. */
const budgetsIn = async (file: string) => {
  const code = await readFile(file);
  const words = countFunctions(readSource());
  return new Set(Array.from({ length: words }, (_, i) => code.readUInt32LE(code.length - 4 * (i + 1))));
};

describe('the practice of the office', () => {
  test('happens once, also for two commands at a time, and leaves code that V8 takes, with all budgets full', async () => {
    const { signal } = new AbortController();
    const file = keptCodeFile(await createTemporaryFolder());
    await Promise.all([practiseIfNew(signal, file), practiseIfNew(signal, file)]);
    const { mtimeMs } = await stat(file);
    await practiseIfNew(signal, file);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(await isTakenByV8(file)).toBe(true);
    expect(await budgetsIn(file)).toEqual(new Set([13_000_000]));
  }, 120_000);

  test('is given up when the command is, and leaves nothing', async () => {
    const folder = await createTemporaryFolder();
    const given = new AbortController();
    const practice = practiseIfNew(given.signal, keptCodeFile(folder));
    setImmediate(() => given.abort());
    await expect(practice).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});

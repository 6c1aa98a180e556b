import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { findHolder, tryLock } from './kernel-lock.mjs';

const inFile = async () => ({ path: join(await makeDataDir(), 'lock'), isFile: true });

describe.each([
  ['of the kernel', async () => undefined],
  ['in a file', inFile],
])('a lock %s', (kind, makeSocket) => {
  test('is held by one at a time, who can be asked for', async () => {
    const socket = await makeSocket();
    const lock = await tryLock(`test ${kind}`, socket);
    expect(await tryLock(`test ${kind}`, socket)).toBeUndefined();
    expect(await findHolder(`test ${kind}`, socket)).toBe(process.pid);
    await lock?.release();
    expect(await findHolder(`test ${kind}`, socket)).toBeUndefined();
    expect(await tryLock(`test ${kind}`, socket)).toBeDefined();
  });

  test('is free again after its holder was killed', async () => {
    const socket = await makeSocket();
    const take = `import { tryLock } from './src/server/lifecycle/kernel-lock.mjs';
      console.log((await tryLock('killed ${kind}', ${JSON.stringify(socket)})) ? 'taken' : 'refused');
      setInterval(() => {}, 1000);`;
    const holder = startProgram('node', ['--input-type=module', '-e', take], {});
    await holder.prints(/taken/);
    expect(await tryLock(`killed ${kind}`, socket)).toBeUndefined();
    holder.process.kill('SIGKILL');
    await holder.ends;
    expect(await tryLock(`killed ${kind}`, socket)).toBeDefined();
  });
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { findHolder, tryLock } from './kernel-lock.mjs';

/** The kernel knows a lock by its name alone: another run of the tests on this machine must not hold it. */
const newName = () => `test ${randomUUID()}`;
const inFile = async () => ({ path: join(await makeDataDir(), 'lock'), isFile: true });

describe.each([
  ['of the kernel', async () => undefined],
  ['in a file', inFile],
])('a lock %s', (_kind, makeSocket) => {
  test('is held by one at a time, who can be asked for', async () => {
    const [name, socket] = [newName(), await makeSocket()];
    const lock = await tryLock(name, socket);
    expect(await tryLock(name, socket)).toBeUndefined();
    expect(await findHolder(name, socket)).toBe(process.pid);
    await lock?.release();
    expect(await findHolder(name, socket)).toBeUndefined();
    const next = await tryLock(name, socket);
    expect(next).toBeDefined();
    await next?.release();
  });

  test('is free again after its holder was killed', async () => {
    const [name, socket] = [newName(), await makeSocket()];
    const take = `import { tryLock } from './src/server/lifecycle/kernel-lock.mjs';
      console.log((await tryLock('${name}', ${JSON.stringify(socket)})) ? 'taken' : 'refused');
      setInterval(() => {}, 1000);`;
    const holder = startProgram('node', ['--input-type=module', '-e', take], {});
    await holder.prints(/taken/);
    expect(await tryLock(name, socket)).toBeUndefined();
    holder.process.kill('SIGKILL');
    await holder.ends;
    const lock = await tryLock(name, socket);
    expect(lock).toBeDefined();
    await lock?.release();
  });
});

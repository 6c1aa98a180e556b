import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GIB } from '#shared/units.ts';
import { forkProcess } from './fork-process.ts';
import { findLauncher, ourLauncher, type ProcessLimits } from './launcher.ts';

const path = join(import.meta.dirname, '../../../tests/support/processes/confined-child.ts');
const START_LIMIT_MS = 60_000;
const limits: ProcessLimits = {
  addressBytes: 20 * GIB,
  dataBytes: 2 * GIB,
  openFiles: 128,
  cpuSeconds: 600,
};
const { layers } = await ourLauncher();
const has = (layer: string) => layers.some((one) => one.startsWith(layer));

const canary = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
await once(canary, 'listening');
afterAll(() => canary.close());
const { port } = canary.address() as AddressInfo;

const ask = async (deed: string, amount = 0) => {
  const child = await forkProcess<unknown, unknown>({ path, limits }, START_LIMIT_MS);
  try {
    return await child.ask({ deed, amount }, START_LIMIT_MS);
  } finally {
    await child.end();
  }
};

describe('a child that reads what strangers have made', () => {
  test.runIf(has('no network'))('reaches nobody, not even on its own machine', async () => {
    expect(await ask('call', port)).toBe('no way');
  });

  test.runIf(has('no capabilities'))('has no rights of root, whoever started it', async () => {
    expect(Number.parseInt(String(await ask('rights')), 16)).toBe(0);
  });

  test.runIf(has('limits'))('takes no more memory than it is given, and writes no file', async () => {
    await expect(ask('take', 4 * GIB)).rejects.toMatchObject({ name: 'ProcessFailure' });
    await expect(ask('write')).rejects.toMatchObject({ name: 'ProcessFailure' });
    expect(await ask('take', 2 ** 27)).toBe(2);
  });
});

const layersWhere = async (works: (command: string) => boolean) => {
  const found = await findLauncher(async (command) => works(command.join(' ')));
  return [found.layers, found.commandFor(limits)[0]];
};

describe('the launcher of children', () => {
  test('uses nothing where there is nothing, as on other systems', async () => {
    expect(await layersWhere(() => false)).toEqual([[], undefined]);
  });

  test('uses what is left where a container forbids the rest', async () => {
    expect(await layersWhere((command) => command.startsWith('prlimit'))).toEqual([
      ['limits on memory, files and processor time'],
      'prlimit',
    ]);
    expect(await layersWhere((command) => !command.includes('--map-root-user'))).toEqual([
      ['no network', 'no capabilities', 'no new privileges', 'limits on memory, files and processor time'],
      'unshare',
    ]);
    expect(await layersWhere((command) => command.startsWith('setpriv --no-new-privs'))).toEqual([
      ['no new privileges', 'limits on memory, files and processor time'],
      'setpriv',
    ]);
  });
});

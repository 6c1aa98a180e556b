import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import { later } from '#server/kernel/clock.ts';
import type { Storage } from '#server/ports/storage.ts';
import { createMemoryStorage } from '#tests/simulation/support/memory-storage.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { listedKeys } from '#tests/contracts/storage.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { sweepObjects } from '#tests/support/storage/sweep-objects.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeOrphanedObjects, ORPHAN_AGE_MS, SWEEP_FOR_MS } from './remove-orphaned-objects.ts';
import { buckets, objectKeyOf } from './stored-file.ts';

const directory = await createTemporaryFolder();
const storages = [
  ['a disk', createDiskStorage({ directory }), {}],
  // A bucket at a time: each of the usual slices is a request of its own.
  ['S3', createS3Storage(await startLocalS3()), { slices: buckets }],
] as const;
const ORPHAN = 'logos/ab/abcdef01-2345-4678-9abc-def012345678';
const MINUTE = 60_000;

describe.each(storages)('objects without a row, in %s', async (_, storage, how) => {
  const { services, store } = await createFilesBench(storage);
  const { clock } = services;
  const keysIn = () => listedKeys(storage.list(''));

  test('are left alone for their first hour', async () => {
    await storage.write(ORPHAN, Buffer.from('orphan'), 'image/png');
    clock.advance(ORPHAN_AGE_MS - MINUTE);
    await sweepObjects(services, how);
    expect(await keysIn()).toEqual([ORPHAN]);
  });

  test('are removed later, and files that have a row stay', async () => {
    const file = await store();
    clock.advance(2 * MINUTE);
    await sweepObjects(services, how);
    expect(await keysIn()).toEqual([objectKeyOf(file)]);
  });

  test('are none of our business when their key is not one of ours', async () => {
    const foreign = ['somebody/else', 'logos/readme.txt', `logos/cd/${ORPHAN.slice(9)}/x`];
    for (const key of foreign) await storage.write(key, Buffer.from('theirs'), 'text/plain');
    clock.advance(2 * ORPHAN_AGE_MS);
    await sweepObjects(services, how);
    expect(await keysIn()).toEqual(expect.arrayContaining(foreign.toSorted()));
  });
});

const remove = (work: () => Promise<void>) => work();

describe('a round through all objects', async () => {
  const never = new AbortController().signal;
  const listed: string[] = [];
  const memory = createMemoryStorage(createTestClock(new Date(0)), new Map([[ORPHAN, Buffer.from('o')]]));
  const storage: Storage = {
    ...memory,
    list: (prefix) => {
      listed.push(prefix);
      return memory.list(prefix);
    },
  };
  const { services } = await createFilesBench(storage);

  beforeEach(() => {
    listed.length = 0;
  });

  test('stops in time, and the next one goes on where it stopped', async () => {
    let now = services.clock.now();
    const slow: Storage = {
      ...storage,
      list: (prefix) => {
        now = later(now, SWEEP_FOR_MS / 2);
        return storage.list(prefix);
      },
    };
    const slowly = { ...services, storage: slow, clock: { now: () => now } };
    for (let run = 0; run < 2; run += 1)
      await removeOrphanedObjects(slowly, { signal: never, unlessNeeded: remove });
    expect(listed).toEqual([0, 1, 2, 3].map((digit) => `document_previews/${digit}`));
  });

  test('ends when it is told to, and what it had begun is left to the next round', async () => {
    const stop = new AbortController();
    const stopping: Storage = {
      ...storage,
      list: (prefix) => {
        if (prefix.endsWith('/6')) stop.abort(new Error('The worker is stopping.'));
        return storage.list(prefix);
      },
    };
    await expect(
      removeOrphanedObjects(
        { ...services, storage: stopping },
        { signal: stop.signal, unlessNeeded: remove },
      ),
    ).rejects.toThrow('stopping');
    expect(listed).toEqual(['document_previews/4', 'document_previews/5', 'document_previews/6']);
  });

  test('is shared by two that run at once', async () => {
    await Promise.all([1, 2].map(() => sweepObjects(services)));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('leaves what is needed just now, and holds nothing where there is nothing to remove', async () => {
    const asked: string[] = [];
    const unlessNeeded = async () => void asked.push('asked');
    await storage.write(ORPHAN, Buffer.from('orphan'), 'image/png');
    services.clock.advance(10 * ORPHAN_AGE_MS);
    await sweepObjects(services);
    await memory.write(ORPHAN, Buffer.from('orphan'), 'image/png');
    await removeOrphanedObjects(services, { signal: never, unlessNeeded });
    expect(asked).toEqual(['asked']);
    expect(await listedKeys(memory.list(''))).toEqual([ORPHAN]);
  });

  test('removes also more orphans than fit in one query', async () => {
    const before = await listedKeys(memory.list(''));
    const keys = Array.from({ length: 501 }, (_, n) => ORPHAN.slice(0, -3) + String(n).padStart(3, '0'));
    for (const key of keys) await memory.write(key, new Uint8Array(), 'text/plain');
    services.clock.advance(2 * ORPHAN_AGE_MS);
    await sweepObjects(services);
    expect(await listedKeys(memory.list(''))).toEqual(before.filter((key) => key !== ORPHAN));
  });
});

describe('writes that a crash cut short', () => {
  test('are cleared away with the orphans', async () => {
    const { services } = await createFilesBench(createDiskStorage({ directory }));
    await mkdir(join(directory, '.incoming'), { recursive: true });
    await writeFile(join(directory, '.incoming', 'crashed'), 'half');
    services.clock.advance(2 * ORPHAN_AGE_MS);
    await sweepObjects(services);
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
  });
});

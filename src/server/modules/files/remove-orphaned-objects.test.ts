import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import { listedKeys } from '#tests/contracts/storage.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeOrphanedObjects, ORPHAN_AGE_MS } from './remove-orphaned-objects.ts';
import { objectKeyOf } from './stored-file.ts';

const directory = await createTemporaryFolder();
const storages = [
  ['a disk', createDiskStorage({ directory })],
  ['S3', createS3Storage(await startLocalS3())],
] as const;
const ORPHAN = 'logos/ab/abcdef01-2345-4678-9abc-def012345678';
const MINUTE = 60_000;

describe.each(storages)('objects without a row, in %s', async (_name, storage) => {
  const { services, store } = await createFilesBench(storage);
  const { clock } = services;
  const keysIn = () => listedKeys(storage.list(''));

  test('are left alone for their first hour', async () => {
    await storage.write(ORPHAN, Buffer.from('orphan'), 'image/png');
    clock.advance(ORPHAN_AGE_MS - MINUTE);
    await removeOrphanedObjects(services);
    expect(await keysIn()).toEqual([ORPHAN]);
  });

  test('are removed later, and files that have a row stay', async () => {
    const file = await store();
    clock.advance(2 * MINUTE);
    await removeOrphanedObjects(services);
    expect(await keysIn()).toEqual([objectKeyOf(file)]);
  });

  test('are none of our business when their key is not one of ours', async () => {
    const foreign = ['somebody/else', 'logos/readme.txt', `logos/cd/${ORPHAN.slice(9)}/x`];
    for (const key of foreign) await storage.write(key, Buffer.from('theirs'), 'text/plain');
    clock.advance(2 * ORPHAN_AGE_MS);
    await removeOrphanedObjects(services);
    expect(await keysIn()).toEqual(expect.arrayContaining(foreign.toSorted()));
  });

  test('are removed where there are more than fit in one query', async () => {
    const before = await keysIn();
    const keys = Array.from({ length: 501 }, (_, n) => ORPHAN.slice(0, -3) + String(n).padStart(3, '0'));
    for (const key of keys) await storage.write(key, new Uint8Array(), 'text/plain');
    await removeOrphanedObjects(services);
    expect(await keysIn()).toEqual(before);
  });
});

describe('writes that a crash cut short', () => {
  test('are cleared away with the orphans', async () => {
    const { services } = await createFilesBench(createDiskStorage({ directory }));
    await mkdir(join(directory, '.incoming'), { recursive: true });
    await writeFile(join(directory, '.incoming', 'crashed'), 'half');
    services.clock.advance(2 * ORPHAN_AGE_MS);
    await removeOrphanedObjects(services);
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
  });
});

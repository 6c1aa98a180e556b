import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { listedKeys } from '#tests/contracts/storage.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readFile } from './read-file.ts';
import { storeFile } from './store-file.ts';
import { objectKeyOf } from './stored-file.ts';
import { findFile } from './stored-file-repo.ts';

const storage = createDiskStorage({ directory: await createTemporaryFolder() });
const { services, ann, store } = await createFilesBench(storage);
const objects = () => listedKeys(storage.list(''));

describe('storing a file', () => {
  test('keeps the bytes, and a row that says whose they are', async () => {
    const file = await store({ path: 'orders/1/plan.jpg', body: Buffer.from('a picture') });
    expect(file).toMatchObject({ ownerId: ann, isPublic: false, size: 9, contentType: 'image/jpeg' });
    expect(await findFile(services.db, file)).toEqual(file);
    expect((await buffer((await readFile(services, file)).body)).toString()).toBe('a picture');
  });

  test('gives it an unguessable path when none is asked for', async () => {
    const [one, other] = [await store(), await store()];
    expect(one.path).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(one.path).not.toBe(other.path);
  });

  test('puts the bytes under a random key that neither path nor name has a part in', async () => {
    const file = await store({ path: 'orders/2/named.jpg', downloadName: '../../etc/cron.d/x' });
    expect(objectKeyOf(file)).toBe(`document_previews/${file.id.slice(0, 2)}/${file.id}`);
    expect(await objects()).toContain(objectKeyOf(file));
    expect(file.downloadName).toBe('../../etc/cron.d/x');
  });

  test.each(['../x', 'a b', 'x%2ejpg', '', 'x/'])(
    'refuses the path %j before anything is written',
    async (path) => {
      const before = await objects();
      await expect(store({ path })).rejects.toThrow('is not the path of a file');
      expect(await objects()).toEqual(before);
    },
  );

  test('leaves no bytes behind when the row cannot be written, and the file that had the path is untouched', async () => {
    const first = await store({ path: 'orders/3/taken.jpg', body: Buffer.from('first') });
    const before = await objects();
    await expect(store({ path: 'orders/3/taken.jpg', body: Buffer.from('second') })).rejects.toThrow();
    expect(await objects()).toEqual(before);
    expect((await buffer((await readFile(services, first)).body)).toString()).toBe('first');
  });

  test('tells the first reason when cleaning up fails too', async () => {
    const stuck = { ...storage, remove: () => Promise.reject(new Error('the storage is down')) };
    const file = {
      bucket: 'logos',
      body: Buffer.from('x'),
      contentType: 'image/png',
      downloadName: 'x',
    } as const;
    const storing = storeFile(
      { ...services, storage: stuck },
      { ...file, ownerId: '00000000-0000-4000-8000-000000000000', isPublic: false },
    );
    await expect(storing).rejects.toMatchObject({
      cause: { constraint: expect.stringContaining('owner_id') },
    });
  });

  test('says plainly when the storage has lost the bytes of a file', async () => {
    const file = await store();
    await storage.remove(objectKeyOf(file));
    await expect(readFile(services, file)).rejects.toThrow('is missing from the storage');
  });
});

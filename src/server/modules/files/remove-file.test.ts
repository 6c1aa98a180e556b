import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readFile } from './read-file.ts';
import { removeFile } from './remove-file.ts';
import { objectKeyOf } from './stored-file.ts';
import { findFile } from './stored-file-repo.ts';

const storage = createDiskStorage({ directory: await createTemporaryFolder() });
const { services, store } = await createFilesBench(storage);

describe('removing a file', () => {
  test('takes the row at once and leaves the bytes to a job of the same transaction', async () => {
    const { queue, enqueued } = createRecordingQueue();
    const file = await store();
    await services.db.transaction((tx) => removeFile({ queue }, tx, file));
    expect(await findFile(services.db, file)).toBeUndefined();
    expect(enqueued).toEqual([{ name: 'remove-file', data: { key: objectKeyOf(file) } }]);
  });

  test('changes nothing when the change it is part of is rolled back', async () => {
    const { queue } = createRecordingQueue();
    const file = await store();
    const change = services.db.transaction(async (tx) => {
      await removeFile({ queue }, tx, file);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await findFile(services.db, file)).toEqual(file);
  });

  test('asks for no job when there is no such file', async () => {
    const { queue, enqueued } = createRecordingQueue();
    await services.db.transaction((tx) => removeFile({ queue }, tx, { bucket: 'logos', path: 'nobody' }));
    expect(enqueued).toEqual([]);
  });

  test('never takes the bytes of a newer file of the same path, however late the job runs', async () => {
    const { queue } = createRecordingQueue();
    const old = await store({ path: 'same/path.jpg', body: Buffer.from('old') });
    await services.db.transaction((tx) => removeFile({ queue }, tx, old));
    const fresh = await store({ path: 'same/path.jpg', body: Buffer.from('new') });
    await storage.remove(objectKeyOf(old));
    expect((await buffer((await readFile(services, fresh)).body)).toString()).toBe('new');
  });
});

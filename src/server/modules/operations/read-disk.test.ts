import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readDisk } from './read-disk.ts';

test('the disk of the data folder is told, and none where there is no such folder', async () => {
  const dataDir = await createTemporaryFolder();
  const disk = await readDisk({ dataDir });
  expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? 0);
  expect(await readDisk({ dataDir: join(dataDir, 'none') })).toBeUndefined();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUp } from './clean-up.ts';

/** A folder of this test file's own; removed when the file is done. */
export const createTemporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-test-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

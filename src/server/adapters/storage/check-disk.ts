import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIB } from '#shared/units.ts';

/** Less room than this on the disk of the files is reported before it runs out. */
export const MIN_FREE_BYTES = 256 * MIB;

/** A probe is written and removed, since free space alone says nothing of quotas, rights or a read-only mount. */
export const checkDisk = async (folder: string, minFreeBytes: number) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < minFreeBytes)
    throw new Error(`The disk is almost full: ${Math.floor(freeBytes / MIB)} MB are left for files.`);
  const probe = join(folder, randomUUID());
  try {
    await writeFile(probe, 'probe', { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(probe, { force: true });
  }
};

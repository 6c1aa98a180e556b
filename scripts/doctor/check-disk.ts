import { statfs } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { MIN_FREE_BYTES } from '#server/adapters/storage/check-disk.ts';
import { type Finding, ok, toDo } from './finding.ts';
import { nearestFolder } from './nearest-folder.ts';

export const checkDisk = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  minFreeBytes: number = MIN_FREE_BYTES,
): Promise<Finding> => {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir));
  const freeBytes = bavail * bsize;
  const text = `${(freeBytes / 1e9).toFixed(1)} GB free for ${dataDir}`;
  return freeBytes < minFreeBytes
    ? toDo(
        `${text}: make room, at least ${(minFreeBytes / 1e9).toFixed(1)} GB, or set DATA_DIR to another disk`,
      )
    : ok(text);
};

import { statfs } from 'node:fs/promises';
import type { Services } from '#server/kernel/services.ts';

/** The room where this process keeps its data; undefined where it keeps none. */
export const readDisk = async ({ dataDir }: Pick<Services['config'], 'dataDir'>) => {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    // Files in S3, a database elsewhere and a secret of its own need no folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

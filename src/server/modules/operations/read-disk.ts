import { statfs } from 'node:fs/promises';
import type { Services } from '#server/kernel/services.ts';

/** The room where this process keeps its data. */
export const readDisk = async ({ config }: Pick<Services, 'config'>) => {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

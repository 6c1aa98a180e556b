import { buffer } from 'node:stream/consumers';
import type { Services } from '#server/kernel/services.ts';
import { readFile } from './read-file.ts';
import type { Bucket } from './stored-file.ts';
import { findFile } from './stored-file-repo.ts';

/** The whole of a file that something else of the shop says is there. */
export const readBytes = async (
  services: Pick<Services, 'db' | 'storage'>,
  address: { bucket: Bucket; path: string },
) => {
  const file = await findFile(services.db, address);
  if (!file) throw new Error(`The file ${address.path} of ${address.bucket} is missing.`);
  return buffer((await readFile(services, file)).body);
};

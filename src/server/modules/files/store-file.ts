import type { Services } from '#server/kernel/services.ts';
import { type NewFile, stageFile } from './stage-file.ts';
import { objectKeyOf, type StoredFile } from './stored-file.ts';
import { insertFiles } from './stored-file-repo.ts';

/** The bytes first, the row after: what has a row has its bytes. Bytes whose row fails are removed, or swept later. */
export const storeFile = async (
  services: Pick<Services, 'db' | 'storage' | 'random' | 'clock'>,
  file: NewFile,
): Promise<StoredFile> => {
  const staged = await stageFile(services, file);
  try {
    await insertFiles(services.db, [staged]);
    return staged;
  } catch (error) {
    await services.storage.remove(objectKeyOf(staged)).catch(() => {});
    throw error;
  }
};

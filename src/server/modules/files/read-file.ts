import type { Services } from '#server/kernel/services.ts';
import type { ByteRange, StoredObject } from '#server/ports/storage.ts';
import { objectKeyOf, type StoredFile } from './stored-file.ts';

/** A row without its bytes means that the storage lost them: that is ours to repair, not the reader's mistake. */
export const readFile = async (
  { storage }: Pick<Services, 'storage'>,
  file: Pick<StoredFile, 'bucket' | 'id'>,
  range?: ByteRange,
): Promise<StoredObject> => {
  const object = await storage.read(objectKeyOf(file), range);
  if (!object) throw new Error(`The object ${objectKeyOf(file)} is missing from the storage.`);
  return object;
};

import type { Services } from '#server/kernel/services.ts';
import type { ByteRange, StoredObject } from '#server/ports/storage.ts';
import { DamagedFile } from './integrity/damaged-file.ts';
import { verifiedBody } from './integrity/verified-body.ts';
import { objectKeyOf, type StoredFile } from './stored-file.ts';

type Recorded = Pick<StoredFile, 'bucket' | 'id' | 'size' | 'sha256'>;

/** What was written, or a DamagedFile: at once if size or object are missing, before its last bytes if they are others. */
export const readFile = async (
  { storage }: Pick<Services, 'storage'>,
  file: Recorded,
  range?: ByteRange,
): Promise<StoredObject> => {
  const object = await storage.read(objectKeyOf(file), range).catch((error: unknown) => {
    // The range was within the file that was written.
    throw error instanceof RangeError ? new DamagedFile(file, 'cut') : error;
  });
  if (!object) throw new DamagedFile(file, 'missing');
  if (object.size !== file.size) {
    object.body.destroy();
    throw new DamagedFile(file, 'cut');
  }
  // A part says nothing of the hash of the whole.
  return range ? object : { ...object, body: verifiedBody(object.body, file) };
};

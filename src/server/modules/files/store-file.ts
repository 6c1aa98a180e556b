import type { Readable } from 'node:stream';
import { isObjectKey } from '#server/kernel/object-key.ts';
import type { Services } from '#server/kernel/services.ts';
import { type Bucket, objectKeyOf, type StoredFile } from './stored-file.ts';
import { insertFile } from './stored-file-repo.ts';

export type NewFile = {
  bucket: Bucket;
  /** Left out: an unguessable one. */
  path?: string;
  body: Uint8Array | Readable;
  contentType: string;
  /** What a download is called. Any text; it never becomes part of a path. */
  downloadName: string;
  ownerId: string | null;
  isPublic: boolean;
};

/** The bytes first, the row after: what has a row has its bytes. Bytes whose row fails are removed, or swept later. */
export const storeFile = async (
  { db, storage, random, clock }: Pick<Services, 'db' | 'storage' | 'random' | 'clock'>,
  { body, path = random.uuid(), ...file }: NewFile,
): Promise<StoredFile> => {
  if (!isObjectKey(path)) throw new TypeError(`${JSON.stringify(path)} is not the path of a file.`);
  const id = random.uuid();
  const key = objectKeyOf({ bucket: file.bucket, id });
  const { size, sha256 } = await storage.write(key, body, file.contentType);
  try {
    return await insertFile(db, { ...file, id, path, size, sha256, createdAt: clock.now() });
  } catch (error) {
    await storage.remove(key).catch(() => {});
    throw error;
  }
};

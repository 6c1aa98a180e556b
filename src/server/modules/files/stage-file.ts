import type { Readable } from 'node:stream';
import { isObjectKey } from '#server/kernel/object-key.ts';
import type { Services } from '#server/kernel/services.ts';
import { type Bucket, objectKeyOf, type StoredFile } from './stored-file.ts';

export type NewFile = {
  bucket: Bucket;
  /** Left out: an unguessable one. */
  path?: string;
  body: Uint8Array | Readable;
  contentType: string;
  /** What a download is called. Any text; it never becomes part of a path. */
  downloadName: string;
  ownerId: string | null;
  /** Left out: it belongs to no order, and can be read whatever becomes of any. */
  orderId?: number | null;
  isPublic: boolean;
};

/**
 * Writes the bytes alone. The file is there once its row is, which may be part of a larger change; until
 * then nobody can reach it, and if that never comes it is swept away.
 */
export const stageFile = async (
  { storage, random, clock }: Pick<Services, 'storage' | 'random' | 'clock'>,
  { body, path = random.uuid(), orderId = null, ...file }: NewFile,
): Promise<StoredFile> => {
  if (!isObjectKey(path)) throw new TypeError(`${JSON.stringify(path)} is not the path of a file.`);
  const id = random.uuid();
  const { size, sha256 } = await storage.write(
    objectKeyOf({ bucket: file.bucket, id }),
    body,
    file.contentType,
  );
  return { ...file, id, path, orderId, size, sha256, createdAt: clock.now() };
};

import type { storedFiles } from '#server/db/schema/files.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';

export type StoredFile = typeof storedFiles.$inferSelect;

/** Name spaces that are never mixed: what is public in one says nothing of the others. */
export const buckets = [
  PREVIEW_BUCKET,
  'logos',
  'templates',
  'samples',
  'test_fills',
  'page_views',
  'order_logos',
  'answer_pictures',
  'covers',
  'binder_exports',
  'reading_exports',
  'signed_sheets',
  'binder_manuals',
] as const;

export type Bucket = (typeof buckets)[number];

/** How the wire calls a file. */
export type FileAddress = Pick<StoredFile, 'bucket' | 'path'>;

const KEY = /^[\w-]+\/[\da-f]{2}\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Where the bytes are: a new key for every file ever stored, not its path. So a late removal can never hit a
 * newer file of the same path, and knowing a path tells nothing of the storage.
 */
export const objectKeyOf = ({ bucket, id }: Pick<StoredFile, 'bucket' | 'id'>) =>
  `${bucket}/${id.slice(0, 2)}/${id}`;

/** Undefined for a key that `objectKeyOf` never made. */
export const fileIdOf = (objectKey: string) => KEY.exec(objectKey)?.[1];

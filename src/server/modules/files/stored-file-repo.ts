import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { type FileAddress, objectKeyOf, type StoredFile } from './stored-file.ts';

const isAt = ({ bucket, path }: FileAddress) =>
  and(eq(storedFiles.bucket, bucket), eq(storedFiles.path, path));

export const insertFile = async (db: Database, file: StoredFile) => {
  await db.insert(storedFiles).values(file);
  return file;
};

/** The file that was there, if there was one. */
export const deleteFile = async (db: Queryable, address: FileAddress): Promise<StoredFile | undefined> =>
  (await db.delete(storedFiles).where(isAt(address)).returning())[0];

export const findFile = async (db: Queryable, address: FileAddress): Promise<StoredFile | undefined> =>
  (await db.select().from(storedFiles).where(isAt(address)))[0];

/** Which of the paths the reader owns or everybody may read. */
export const findReadablePaths = async (
  db: Database,
  { bucket, paths, readerId }: { bucket: string; paths: string[]; readerId: string },
) => {
  const mayRead = or(eq(storedFiles.ownerId, readerId), eq(storedFiles.isPublic, true));
  const rows = await db
    .select({ path: storedFiles.path })
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, bucket), inArray(storedFiles.path, paths), mayRead));
  return new Set(rows.map(({ path }) => path));
};

/** The object keys of those of the files that have a row. */
export const findRecordedKeys = async (db: Database, ids: string[]) => {
  const rows = await db
    .select({ id: storedFiles.id, bucket: storedFiles.bucket })
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids));
  return new Set(rows.map(objectKeyOf));
};

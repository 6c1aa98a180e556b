import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { orders, isOpenOrder } from '#server/db/schema/orders.ts';
import { type FileAddress, objectKeyOf, type StoredFile } from './stored-file.ts';

const isAt = ({ bucket, path }: FileAddress) =>
  and(eq(storedFiles.bucket, bucket), eq(storedFiles.path, path));

export const insertFiles = async (db: Queryable, files: StoredFile[]) => {
  if (files.length > 0) await db.insert(storedFiles).values(files);
};

/** The file that was there, if there was one. */
export const deleteFile = async (db: Queryable, address: FileAddress): Promise<StoredFile | undefined> =>
  (await db.delete(storedFiles).where(isAt(address)).returning())[0];

export const findFile = async (db: Queryable, address: FileAddress): Promise<StoredFile | undefined> =>
  (await db.select().from(storedFiles).where(isAt(address)))[0];

export const findFilesAt = (db: Queryable, bucket: string, paths: string[]): Promise<StoredFile[]> =>
  db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, bucket), inArray(storedFiles.path, paths)));

/** Of no order, or of one that is paid, not refunded, and not in dispute. */
export const isOpenFile: SQL<boolean> = sql`(${storedFiles.orderId} is null or exists (
  select 1 from ${orders} where ${orders.id} = ${storedFiles.orderId}
     and ${isOpenOrder}))`;

/** The file, if its order has not been closed since a link to it was signed. */
export const findOpenFile = async (db: Queryable, address: FileAddress): Promise<StoredFile | undefined> =>
  (
    await db
      .select()
      .from(storedFiles)
      .where(and(isAt(address), isOpenFile))
  )[0];

/** Which of the paths the reader owns or everybody may read, and whether their orders are open. */
export const findReadablePaths = async (
  db: Database,
  { bucket, paths, readerId }: { bucket: string; paths: string[]; readerId: string },
) => {
  const mayRead = or(eq(storedFiles.ownerId, readerId), eq(storedFiles.isPublic, true));
  const rows = await db
    .select({ path: storedFiles.path, isOpen: isOpenFile })
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, bucket), inArray(storedFiles.path, paths), mayRead));
  return new Map(rows.map(({ path, isOpen }) => [path, isOpen]));
};

/** The object keys of those of the files that have a row. */
export const findRecordedKeys = async (db: Database, ids: string[]) => {
  const rows = await db
    .select({ id: storedFiles.id, bucket: storedFiles.bucket })
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids));
  return new Set(rows.map(objectKeyOf));
};

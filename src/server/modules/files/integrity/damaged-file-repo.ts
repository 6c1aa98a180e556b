import { and, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { damagedFiles, storedFiles } from '#server/db/schema/files.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import type { Damage } from './damaged-file.ts';

/** The row of the file, with the damage noted; undefined when the file was removed meanwhile, as it may be. */
export const recordDamage = async (
  db: Queryable,
  { id, damage, foundAt }: { id: string; damage: Damage; foundAt: Date },
): Promise<StoredFile | undefined> => {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, id));
  if (file)
    await db
      .insert(damagedFiles)
      .values({ fileId: id, damage, foundAt })
      .onConflictDoUpdate({ target: damagedFiles.fileId, set: { damage } });
  return file;
};

export const forgetDamage = async (db: Queryable, ids: string[]) => {
  if (ids.length > 0) await db.delete(damagedFiles).where(inArray(damagedFiles.fileId, ids));
};

export const countDamagedFiles = (db: Queryable) => db.$count(damagedFiles);

export const listDamagedFiles = async (db: Queryable, limit: number): Promise<StoredFile[]> => {
  const damaged = await db.select({ id: damagedFiles.fileId }).from(damagedFiles).limit(limit);
  const ids = damaged.map(({ id }) => id);
  return db.select().from(storedFiles).where(inArray(storedFiles.id, ids));
};

/** Files in the order of their ids, after one of them, as long as their ids begin with the prefix. */
export const listFilesAfter = (
  db: Queryable,
  { after, prefix, limit }: { after: string | undefined; prefix: string; limit: number },
): Promise<StoredFile[]> => {
  const [first, last] = [boundOf(prefix, '0'), boundOf(prefix, 'f')];
  const isNext = after === undefined ? gte(storedFiles.id, first) : gt(storedFiles.id, after);
  return db
    .select()
    .from(storedFiles)
    .where(and(isNext, lte(storedFiles.id, last)))
    .orderBy(storedFiles.id)
    .limit(limit);
};

const boundOf = (prefix: string, filler: string) =>
  prefix.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

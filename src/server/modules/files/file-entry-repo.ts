import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { isOpenFile } from './stored-file-repo.ts';

export type FileEntry = {
  name: string;
  /** Null for a folder: a name that files deeper down share. */
  file: { id: string; size: number; contentType: string; sha256: string; createdAt: Date } | null;
};

export type EntryQuery = {
  ownerId: string;
  bucket: string;
  /** Empty, or a path ending in a slash. */
  folder: string;
  search: string;
  sort: { by: 'name' | 'createdAt'; descending: boolean };
  limit: number;
  offset: number;
};

/** What one folder of the owner's files shows: sub-folders first, then files. */
export const listEntries = async (db: Database, query: EntryQuery): Promise<FileEntry[]> => {
  const rest = sql`substr(${storedFiles.path}, ${query.folder.length + 1}::int)`;
  const own = db
    .select({
      name: sql<string>`split_part(${rest}, '/', 1) collate "C"`.as('name'),
      isFolder: sql<boolean>`strpos(${rest}, '/') > 0`.as('is_folder'),
      id: storedFiles.id,
      size: storedFiles.size,
      contentType: storedFiles.contentType,
      sha256: storedFiles.sha256,
      createdAt: storedFiles.createdAt,
    })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.ownerId, query.ownerId),
        eq(storedFiles.bucket, query.bucket),
        sql`starts_with(${storedFiles.path}, ${query.folder})`,
        isOpenFile,
      ),
    )
    .as('own');
  const direction = query.sort.descending ? desc : asc;
  const rows = await db
    .select({
      name: own.name,
      isFolder: own.isFolder,
      file: {
        id: sql<string>`max(${own.id}::text)`,
        size: only(own.size),
        contentType: only(own.contentType),
        sha256: only(own.sha256),
        createdAt: only(own.createdAt),
      },
    })
    .from(own)
    .where(sql`strpos(lower(${own.name}), lower(${query.search})) > 0`)
    .groupBy(own.name, own.isFolder)
    .orderBy(
      desc(own.isFolder),
      direction(query.sort.by === 'name' ? own.name : only(own.createdAt)),
      asc(own.name),
    )
    .limit(query.limit)
    .offset(query.offset);
  return rows.map(({ name, isFolder, file }) => ({ name, file: isFolder ? null : file }));
};

/** A path is unique, so the group of a file has one row and this is its value. */
const only = <T extends PgColumn>(column: T) => sql<T['_']['data']>`max(${column})`.mapWith(column);

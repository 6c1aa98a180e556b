import { and, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

export const MAX_ROWS_PER_STATEMENT = 1000;

/** What may go: rows of a table whose instant lies before another. Each instant has an index. */
export type Expired = { table: PgTable; key: PgColumn; at: PgColumn; before: Date };

export const deleteSome = (db: Database, { table, key, at, before }: Expired) => {
  const isExpired: SQL = lt(at, before);
  const some = db.select({ key }).from(table).where(isExpired).limit(MAX_ROWS_PER_STATEMENT);
  // Asked twice: between being found and being deleted a code may be renewed and a session refreshed.
  return db.delete(table).where(and(isExpired, inArray(key, some)));
};

/** All of it, some at a time. */
export const deleteExpired = async (db: Database, expired: readonly Expired[], signal: AbortSignal) => {
  for (const rows of expired) {
    let deleted: number;
    do {
      signal.throwIfAborted();
      deleted = (await deleteSome(db, rows)).rowCount ?? 0;
    } while (deleted === MAX_ROWS_PER_STATEMENT);
  }
};

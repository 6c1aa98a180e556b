import { and, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { housekeeping } from '#shared/limits.ts';
import type { Database } from './connect.ts';

/** What may go: rows of a table whose instant lies before another. Each instant has an index. */
export type Expired = { table: PgTable; key: PgColumn; at: PgColumn; before: Date };

export const deleteSome = (db: Database, { table, key, at, before }: Expired) => {
  const isExpired: SQL = lt(at, before);
  const some = db.select({ key }).from(table).where(isExpired).limit(housekeeping.maxRowsPerStatement);
  // Asked twice: between being found and being deleted a code may be renewed and a session refreshed.
  return db.delete(table).where(and(isExpired, inArray(key, some)));
};

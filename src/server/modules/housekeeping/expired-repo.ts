import { and, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { allowanceUses } from '#server/db/schema/allowances.ts';
import { oneTimeCodes, sessions } from '#server/db/schema/auth.ts';
import { housekeeping } from '#shared/limits.ts';

/** What may go: rows of a table whose instant lies before another. Each instant has an index. */
export type Expired = { table: PgTable; key: PgColumn; at: PgColumn; before: Date };

export const expiredCodes = (before: Date): Expired => ({
  table: oneTimeCodes,
  key: oneTimeCodes.email,
  at: oneTimeCodes.expiresAt,
  before,
});

export const oldAllowanceUses = (before: Date): Expired => ({
  table: allowanceUses,
  key: allowanceUses.id,
  at: allowanceUses.usedAt,
  before,
});

const sessionsBy =
  (at: PgColumn) =>
  (before: Date): Expired => ({ table: sessions, key: sessions.id, at, before });
export const sessionsCreated = sessionsBy(sessions.createdAt);
export const sessionsRefreshed = sessionsBy(sessions.refreshedAt);
export const sessionsRevoked = sessionsBy(sessions.revokedAt);

export const deleteSome = (db: Database, { table, key, at, before }: Expired) => {
  const isExpired: SQL = lt(at, before);
  const some = db.select({ key }).from(table).where(isExpired).limit(housekeeping.maxRowsPerStatement);
  // Asked twice: between being found and being deleted a code may be renewed and a session refreshed.
  return db.delete(table).where(and(isExpired, inArray(key, some)));
};

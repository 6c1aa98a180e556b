import { desc } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { backups } from '#server/db/schema/operations.ts';

export const recordBackup = async (db: Queryable, backup: typeof backups.$inferInsert) => {
  await db.insert(backups).values(backup).onConflictDoNothing();
};

export const findLastBackup = async (db: Queryable) =>
  (await db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1))[0];

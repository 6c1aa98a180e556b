import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { legalVersions } from '#server/db/schema/legal.ts';

type NewVersion = typeof legalVersions.$inferInsert;

/** What is known of versions, by their hashes. */
export const listKnownVersions = (db: Queryable, hashes: string[]) =>
  db
    .select({
      name: legalVersions.name,
      hash: legalVersions.hash,
      modifiedAt: legalVersions.modifiedAt,
      seenAt: legalVersions.seenAt,
    })
    .from(legalVersions)
    .where(inArray(legalVersions.hash, hashes));

/** Another server may have seen it later, or have a newer file with the same text: the later moments stay. */
export const upsertVersion = async (db: Queryable, version: NewVersion) => {
  await db
    .insert(legalVersions)
    .values(version)
    .onConflictDoUpdate({
      target: [legalVersions.name, legalVersions.hash],
      set: {
        modifiedAt: sql`greatest(${legalVersions.modifiedAt}, excluded.modified_at)`,
        seenAt: sql`greatest(${legalVersions.seenAt}, excluded.seen_at)`,
      },
    });
};

/** Names of all texts that some server has had since then. */
export const listCurrentNames = async (db: Queryable, seenAfter: Date) => {
  const rows = await db
    .selectDistinct({ name: legalVersions.name })
    .from(legalVersions)
    .where(gt(legalVersions.seenAt, seenAfter));
  return rows.map(({ name }) => name);
};

/** The newest of those that some server has had since then. */
export const findCurrentVersion = async (db: Queryable, name: string, seenAfter: Date) => {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.name, name), gt(legalVersions.seenAt, seenAfter)))
    .orderBy(desc(legalVersions.modifiedAt), desc(legalVersions.firstSeenAt), desc(legalVersions.hash))
    .limit(1);
  return row;
};

export const findVersion = async (db: Queryable, name: string, hash: string) => {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.name, name), eq(legalVersions.hash, hash)));
  return row;
};

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import type { Expired } from '#server/db/delete-some.ts';
import { previewPages, previewRenderings, previews } from '#server/db/schema/previews.ts';
import { later } from '#server/kernel/clock.ts';
import { keeping } from './preview-limits.ts';

export type PreviewRecord = typeof previews.$inferSelect;
export type NewPage = typeof previewPages.$inferInsert;
type Outcome = 'complete' | 'failed';

const oldest = (now: Date) => later(now, -keeping.keepMs);

export const insertPreview = async (db: Queryable, record: PreviewRecord) => {
  await db.insert(previews).values(record);
};

export const findPreview = async (db: Queryable, id: string, now: Date): Promise<PreviewRecord | undefined> =>
  (
    await db
      .select()
      .from(previews)
      .where(and(eq(previews.id, id), gt(previews.createdAt, oldest(now))))
  )[0];

/** What it was, if it was there. */
export const takePreview = async (db: Queryable, id: string, now: Date) =>
  (
    await db
      .delete(previews)
      .where(and(eq(previews.id, id), gt(previews.createdAt, oldest(now))))
      .returning({ logo: previews.logo })
  )[0];

/** Those that are there already stay for as long as whoever asks now may look at them. */
export const renewRenderings = async (db: Queryable, keys: string[], now: Date): Promise<string[]> => {
  const rows = await db
    .update(previewRenderings)
    .set({ askedAt: now })
    .where(
      and(
        inArray(previewRenderings.key, keys),
        eq(previewRenderings.status, 'complete'),
        gt(previewRenderings.askedAt, oldest(now)),
      ),
    )
    .returning({ key: previewRenderings.key });
  return rows.map(({ key }) => key);
};

export const findRendering = async (db: Queryable, key: string, now: Date) =>
  (
    await db
      .select({ status: previewRenderings.status })
      .from(previewRenderings)
      .where(and(eq(previewRenderings.key, key), gt(previewRenderings.askedAt, oldest(now))))
  )[0];

/** One that failed is tried anew by whoever asks again. */
export const forgetFailed = async (db: Queryable, keys: string[]) => {
  await db
    .delete(previewRenderings)
    .where(and(inArray(previewRenderings.key, keys), eq(previewRenderings.status, 'failed')));
};

/** Pages of an earlier try stay: the same key means the same pages. */
export const beginRendering = async (db: Queryable, key: string, now: Date) => {
  await db
    .insert(previewRenderings)
    .values({ key, status: 'processing', askedAt: now })
    .onConflictDoUpdate({ target: previewRenderings.key, set: { askedAt: now } });
};

export const endRendering = async (db: Queryable, key: string, status: Outcome, now: Date) => {
  await db
    .insert(previewRenderings)
    .values({ key, status, askedAt: now })
    .onConflictDoUpdate({ target: previewRenderings.key, set: { status, askedAt: now } });
};

/** Two who make the same at once leave one of each page. */
export const insertPage = async (db: Queryable, page: NewPage) => {
  await db
    .insert(previewPages)
    .values(page)
    .onConflictDoNothing({ target: [previewPages.key, previewPages.page] });
};

export const listRenderings = (db: Database, keys: string[]) =>
  db
    .select({ key: previewRenderings.key, status: previewRenderings.status })
    .from(previewRenderings)
    .where(inArray(previewRenderings.key, keys));

/** Without the pictures themselves. */
export const listPages = (db: Database, keys: string[]) =>
  db
    .select({
      id: previewPages.id,
      key: previewPages.key,
      page: previewPages.page,
      widthPx: previewPages.widthPx,
      heightPx: previewPages.heightPx,
      marks: previewPages.marks,
    })
    .from(previewPages)
    .where(inArray(previewPages.key, keys))
    .orderBy(previewPages.key, previewPages.page);

export const findPicture = async (db: Queryable, id: string, now: Date): Promise<Uint8Array | undefined> =>
  (
    await db
      .select({ picture: previewPages.picture })
      .from(previewPages)
      .innerJoin(previewRenderings, eq(previewRenderings.key, previewPages.key))
      .where(and(eq(previewPages.id, id), gt(previewRenderings.askedAt, oldest(now))))
  )[0]?.picture;

/** Their lengths are known without reading them. */
export const countKeptBytes = async (db: Database) => {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce((select sum(octet_length(${previews.logo})) from ${previews}), 0)
         + coalesce((select sum(octet_length(${previewPages.picture})) from ${previewPages}), 0) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
};

export const expiredPreviews = (now: Date): Expired[] => [
  { table: previews, key: previews.id, at: previews.createdAt, before: oldest(now) },
  {
    table: previewRenderings,
    key: previewRenderings.key,
    at: previewRenderings.askedAt,
    before: oldest(now),
  },
];

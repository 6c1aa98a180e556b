import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { readingProgress } from '#server/db/schema/binder/readers.ts';

type Progress = { readerId: number; revisionId: number; now: Date };

/** From when on somebody has been reading; opening it again changes nothing. */
export const noteOpened = async (db: Queryable, { readerId, revisionId, now }: Progress) => {
  await db
    .insert(readingProgress)
    .values({ readerId, revisionId, pages: [], openedAt: now, seenAt: now })
    .onConflictDoNothing();
};

/** Adds pages to those that were seen before, on whatever device; all that have been seen by now. */
export const addPagesSeen = async (
  db: Queryable,
  { readerId, revisionId, now, pages }: Progress & { pages: readonly number[] },
) => {
  const sorted = [...new Set(pages)].toSorted((one, other) => one - other);
  const [row] = await db
    .insert(readingProgress)
    .values({ readerId, revisionId, pages: sorted, openedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [readingProgress.readerId, readingProgress.revisionId],
      set: {
        pages: sql`(select array_agg(distinct page order by page)
          from unnest(${readingProgress.pages} || excluded.pages) as page)`,
        seenAt: now,
      },
    })
    .returning({ pages: readingProgress.pages });
  return row?.pages ?? sorted;
};

import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { pageViews, type SamplePage } from '#server/db/schema/templates.ts';

export type PageViewRecord = typeof pageViews.$inferSelect;

type NewPageView = Pick<PageViewRecord, 'id' | 'status' | 'markedPath' | 'entries' | 'createdAt'>;

export const insertPageView = async (db: Queryable, view: NewPageView): Promise<PageViewRecord> => {
  const [inserted] = await db.insert(pageViews).values(view).returning();
  if (!inserted) throw new Error('A page view that was just inserted is missing.');
  return inserted;
};

export const findPageView = async (db: Queryable, id: string): Promise<PageViewRecord | undefined> =>
  (await db.select().from(pageViews).where(eq(pageViews.id, id)))[0];

const isUnderWay = (id: string) => and(eq(pageViews.id, id), eq(pageViews.status, 'processing'));

export const setMarks = async (
  db: Queryable,
  id: string,
  found: Pick<PageViewRecord, 'pageCount' | 'marks'>,
) => {
  await db.update(pageViews).set(found).where(isUnderWay(id));
};

/** False when it is not the next one: somebody else draws, too, or nobody waits any more. */
export const addPage = async (tx: Transaction, id: string, page: SamplePage) =>
  (
    await tx
      .update(pageViews)
      .set({ pages: sql`${pageViews.pages} || ${JSON.stringify([page])}::jsonb` })
      .where(and(isUnderWay(id), sql`jsonb_array_length(${pageViews.pages}) = ${page.page - 1}`))
  ).rowCount === 1;

export const finishPageView = async (
  db: Queryable,
  id: string,
  outcome: Pick<PageViewRecord, 'status' | 'reason'>,
) => {
  await db.update(pageViews).set(outcome).where(isUnderWay(id));
};

export const listOldPageViews = (db: Database, before: Date): Promise<PageViewRecord[]> =>
  db.select().from(pageViews).where(lt(pageViews.createdAt, before)).limit(MAX_ROWS_PER_STATEMENT);

/** What it had when it went: a page may have been added meanwhile. */
export const deletePageView = async (tx: Transaction, id: string): Promise<PageViewRecord | undefined> =>
  (await tx.delete(pageViews).where(eq(pageViews.id, id)).returning())[0];

import { and, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { testFills } from '#server/db/schema/templates.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';

export type TestFillRecord = typeof testFills.$inferSelect;

export const insertTestFill = async (
  db: Queryable,
  fill: Pick<TestFillRecord, 'id' | 'versionId' | 'values' | 'answers' | 'conditions' | 'createdAt'>,
): Promise<TestFillRecord> => {
  const [inserted] = await db
    .insert(testFills)
    .values({ ...fill, status: 'processing' })
    .returning();
  if (!inserted) throw new Error('A test fill that was just inserted is missing.');
  return inserted;
};

export const findTestFill = async (db: Queryable, id: string): Promise<TestFillRecord | undefined> =>
  (await db.select().from(testFills).where(eq(testFills.id, id)))[0];

type Outcome = Partial<Pick<TestFillRecord, 'reason' | 'pdfPath' | 'docxPath' | 'xlsxPath' | 'pages'>>;

/** False when somebody else has finished it, or it is gone. */
export const finishTestFill = async (
  db: Queryable,
  id: string,
  outcome: Outcome & Pick<TestFillRecord, 'status'>,
) =>
  (
    await db
      .update(testFills)
      .set(outcome)
      .where(and(eq(testFills.id, id), eq(testFills.status, 'processing')))
  ).rowCount === 1;

export const listOldTestFills = (db: Database, before: Date): Promise<TestFillRecord[]> =>
  db.select().from(testFills).where(lt(testFills.createdAt, before)).limit(MAX_ROWS_PER_STATEMENT);

export const deleteTestFill = async (db: Queryable, id: string) => {
  await db.delete(testFills).where(eq(testFills.id, id));
};

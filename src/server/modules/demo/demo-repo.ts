import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalog.ts';
import { demoBundles } from '#server/db/schema/demo.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';

type DemoRow = typeof demoBundles.$inferSelect;

/** Nobody has ever put anything into this shop. */
export const isUntouched = async (db: Queryable) => {
  const { rows } = await db.execute<{ untouched: boolean }>(sql`
    select not exists (select 1 from ${templates}) and not exists (select 1 from ${products})
       and not exists (select 1 from ${demoBundles}) as untouched`);
  return rows[0]?.untouched === true;
};

/** False when another process has just done it. */
export const insertDemoRows = async (tx: Transaction, rows: Pick<DemoRow, 'folder' | 'documentCount'>[]) => {
  const inserted = await tx.insert(demoBundles).values(rows).onConflictDoNothing();
  return inserted.rowCount === rows.length;
};

export const listDemoRows = (db: Queryable): Promise<DemoRow[]> =>
  db.select().from(demoBundles).orderBy(asc(demoBundles.folder));

/** Part of the change it tells of: of two that do the same step at once, the second is undone. */
export const recordUpload = async (tx: Transaction, folder: string, templateIds: number[]) => {
  const isFirst = isNull(demoBundles.templateIds);
  await recordStep(tx, { folder, isFirst, step: { templateIds } });
};

export const recordSettled = async (tx: Transaction, folder: string) => {
  const isFirst = eq(demoBundles.isSettled, false);
  await recordStep(tx, { folder, isFirst, step: { isSettled: true } });
};

type Recorded = {
  folder: string;
  isFirst: SQL;
  step: Partial<Pick<DemoRow, 'templateIds' | 'isSettled'>>;
};

const recordStep = async (tx: Transaction, { folder, isFirst, step }: Recorded) => {
  const recorded = await tx
    .update(demoBundles)
    .set(step)
    .where(and(eq(demoBundles.folder, folder), isFirst))
    .returning({ folder: demoBundles.folder });
  if (recorded.length === 0) throw new Error(`Somebody else has just done this for the bundle ${folder}.`);
};

/** How each template stands: ready once a version of it is, failed once all are. */
export const listTemplateStates = (db: Queryable, templateIds: number[]) =>
  db
    .select({
      id: templateVersions.templateId,
      isReady: sql<boolean>`bool_or(${templateVersions.status} = 'complete')`,
      hasFailed: sql<boolean>`bool_and(${templateVersions.status} = 'failed')`,
      hasWorkbook: sql<boolean>`bool_or(${isNotNull(templateVersions.workbookPath)})`,
    })
    .from(templateVersions)
    .where(inArray(templateVersions.templateId, templateIds))
    .groupBy(templateVersions.templateId);

export type TemplateState = Awaited<ReturnType<typeof listTemplateStates>>[number];

export const countReady = (db: Queryable, templateIds: number[]) =>
  db.$count(
    templateVersions,
    and(
      inArray(templateVersions.templateId, templateIds),
      eq(templateVersions.number, 1),
      eq(templateVersions.status, 'complete'),
    ),
  );

import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { TemplateVersion } from './template.ts';

export type NewVersion = Omit<typeof templateVersions.$inferInsert, 'id'>;

export const insertVersion = async (db: Queryable, version: NewVersion): Promise<number> => {
  const [inserted] = await db.insert(templateVersions).values(version).returning({ id: templateVersions.id });
  if (!inserted) throw new Error('A version that was just inserted is missing.');
  return inserted.id;
};

/** With the name and the number its template has now. */
export const findVersion = async (
  db: Queryable,
  id: number,
): Promise<(TemplateVersion & { name: string; documentNumber: string }) | undefined> => {
  const [found] = await db
    .select({ version: templateVersions, name: templates.name, documentNumber: templates.documentNumber })
    .from(templateVersions)
    .innerJoin(templates, eq(templates.id, templateVersions.templateId))
    .where(eq(templateVersions.id, id));
  return found && { ...found.version, name: found.name, documentNumber: found.documentNumber };
};

const findNewest = async (db: Queryable, which: SQL | undefined): Promise<TemplateVersion | undefined> =>
  (await db.select().from(templateVersions).where(which).orderBy(desc(templateVersions.number)).limit(1))[0];

export const findNewestVersion = (db: Queryable, templateId: number) =>
  findNewest(db, eq(templateVersions.templateId, templateId));

/** The version that is sold: the newest complete one. */
export const findSoldVersion = (db: Queryable, templateId: number) =>
  findNewest(db, and(eq(templateVersions.templateId, templateId), eq(templateVersions.status, 'complete')));

const stillProcessing = (id: number) =>
  and(eq(templateVersions.id, id), eq(templateVersions.status, 'processing'));

type Sample = Pick<
  TemplateVersion,
  'findings' | 'questionKeys' | 'accessibility' | 'pageCount' | 'samplePdfPath' | 'samplePages' | 'finishedAt'
>;

/** False when somebody else has finished it: what a late or repeated job made is of no use. */
export const completeVersion = async (db: Queryable, id: number, sample: Sample) =>
  (
    await db
      .update(templateVersions)
      .set({ ...sample, status: 'complete' })
      .where(stillProcessing(id))
  ).rowCount === 1;

type Failure = Pick<TemplateVersion, 'reasons' | 'finishedAt'> & Partial<Pick<TemplateVersion, 'findings'>>;

export const failVersion = async (db: Queryable, id: number, failure: Failure) => {
  await db
    .update(templateVersions)
    .set({ ...failure, status: 'failed' })
    .where(stillProcessing(id));
};

/** Requeued after a failure that was not the document's. */
export const reopenVersion = async (db: Queryable, id: number, queuedAt: Date) => {
  await db
    .update(templateVersions)
    .set({ status: 'processing', reasons: [], finishedAt: null, queuedAt })
    .where(and(eq(templateVersions.id, id), eq(templateVersions.status, 'failed')));
};

/** The state is written out: the index over those being processed serves no statement that takes it as a parameter. */
export const failAbandonedVersions = async (db: Queryable, before: Date, failure: Failure) => {
  await db
    .update(templateVersions)
    .set({ ...failure, status: 'failed' })
    .where(and(sql`${templateVersions.status} = 'processing'`, lt(templateVersions.queuedAt, before)));
};

/** Which of the templates have a version that can be sold, and none that is still on its way. */
export const listCompleteIds = async (db: Queryable, templateIds: number[]) =>
  db
    .select({ id: templateVersions.templateId })
    .from(templateVersions)
    .where(inArray(templateVersions.templateId, templateIds))
    .groupBy(templateVersions.templateId)
    .having(
      sql`bool_or(${templateVersions.status} = 'complete') and not bool_or(${templateVersions.status} = 'processing')`,
    )
    .orderBy(templateVersions.templateId);

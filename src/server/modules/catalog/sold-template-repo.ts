import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { type SamplePage, templates, templateVersions } from '#server/db/schema/templates.ts';
import type { SoldTemplate } from './product.ts';

/** The templates with what is sold of them now, by id; the sample pages, which are bulky, only of those asked for. */
export const findSoldTemplates = async (
  db: Database,
  { ids, pagesOf }: { ids: number[]; pagesOf: number[] },
): Promise<Map<number, SoldTemplate>> => {
  if (ids.length === 0) return new Map();
  const rows = await soldTemplates(db).execute({ ids, pagesOf });
  return new Map(
    rows.map(({ pageCount, hasWorkbook, samplePages, ...row }) => [
      row.id,
      {
        ...row,
        pageCount: pageCount ?? 0,
        hasWorkbook: hasWorkbook ?? false,
        samplePages: samplePages ?? [],
      },
    ]),
  );
};

const soldTemplates = prepared((db) => {
  const { samplePages } = templateVersions;
  const newest = db
    .select({
      pageCount: templateVersions.pageCount,
      hasWorkbook: sql<boolean>`${templateVersions.workbookPath} is not null`.as('has_workbook'),
      samplePdfPath: templateVersions.samplePdfPath,
      sampleImagePath: sql<string | null>`${samplePages} -> 0 ->> 'jpgPath'`.as('sample_image_path'),
      samplePages: sql<
        SamplePage[] | null
      >`case when ${templateVersions.templateId} = any(${sql.placeholder('pagesOf')}::int[]) then ${samplePages} end`.as(
        'pages',
      ),
    })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templates.id), eq(templateVersions.status, 'complete')))
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('newest');
  return db
    .select({
      id: templates.id,
      name: templates.name,
      pageCount: newest.pageCount,
      hasWorkbook: newest.hasWorkbook,
      samplePdfPath: newest.samplePdfPath,
      sampleImagePath: newest.sampleImagePath,
      samplePages: newest.samplePages,
    })
    .from(templates)
    .leftJoinLateral(newest, sql`true`)
    .where(sql`${templates.id} = any(${sql.placeholder('ids')})`)
    .prepare('sold_templates');
});

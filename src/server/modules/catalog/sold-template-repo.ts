import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
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
  const [found] = await soldTemplates(db).execute({ ids, pagesOf });
  return new Map(
    (found?.id ?? []).map((id, row) => [
      id,
      {
        id,
        name: found?.name?.[row] ?? '',
        pageCount: found?.pageCount?.[row] ?? 0,
        hasWorkbook: found?.hasWorkbook?.[row] ?? false,
        samplePdfPath: found?.samplePdfPath?.[row] ?? null,
        sampleImagePath: found?.sampleImagePath?.[row] ?? null,
        samplePages: found?.samplePages?.[row] ?? [],
      },
    ]),
  );
};

/** One list per column: some hundred rows cost more to take apart, cell by cell, than to read. */
const listOf = <T>(value: SQLWrapper) => sql<T[] | null>`json_agg(${value})`;

const soldTemplates = prepared((db) => {
  const newest = db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templates.id), eq(templateVersions.status, 'complete')))
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('newest');
  const { samplePages } = newest;
  const isShown = sql`${templates.id} = any(${sql.placeholder('pagesOf')}::int[])`;
  return db
    .select({
      id: listOf<number>(templates.id),
      name: listOf<string>(templates.name),
      pageCount: listOf<number | null>(newest.pageCount),
      hasWorkbook: listOf<boolean>(sql`${newest.workbookPath} is not null`),
      samplePdfPath: listOf<string | null>(newest.samplePdfPath),
      sampleImagePath: listOf<string | null>(sql`${samplePages} -> 0 ->> 'jpgPath'`),
      samplePages: listOf<SamplePage[] | null>(sql`case when ${isShown} then ${samplePages} end`),
    })
    .from(templates)
    .leftJoinLateral(newest, sql`true`)
    .where(sql`${templates.id} = any(${sql.placeholder('ids')})`)
    .prepare('sold_templates');
});

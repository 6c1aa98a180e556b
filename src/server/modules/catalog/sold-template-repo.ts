import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { type SamplePage, templates, templateVersions } from '#server/db/schema/templates.ts';
import type { SoldTemplate } from './product.ts';

/** The templates with what is sold of them now. The sample pages are bulky: a list needs one of each. */
export const findSoldTemplates = async (
  db: Database,
  ids: number[],
  detail: 'first page' | 'all pages',
): Promise<SoldTemplate[]> => {
  if (ids.length === 0) return [];
  const [found] = await soldTemplates(db).execute({ ids, hasAllPages: detail === 'all pages' });
  return (found?.id ?? []).map((id, row) => ({
    id,
    name: found?.name?.[row] ?? '',
    pageCount: found?.pageCount?.[row] ?? 0,
    hasWorkbook: found?.hasWorkbook?.[row] ?? false,
    questionKeys: found?.questionKeys?.[row] ?? [],
    samplePdfPath: found?.samplePdfPath?.[row] ?? null,
    samplePages: found?.samplePages?.[row] ?? [],
  }));
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
  const shownPages = sql`case when ${sql.placeholder('hasAllPages')}::boolean then ${newest.samplePages}
    else jsonb_path_query_array(${newest.samplePages}, '$[0]') end`;
  return db
    .select({
      id: listOf<number>(templates.id),
      name: listOf<string>(templates.name),
      pageCount: listOf<number | null>(newest.pageCount),
      hasWorkbook: listOf<boolean>(sql`${newest.workbookPath} is not null`),
      questionKeys: listOf<string[] | null>(sql`${newest.questionKeys} || ${newest.workbookQuestionKeys}`),
      samplePdfPath: listOf<string | null>(newest.samplePdfPath),
      samplePages: listOf<SamplePage[] | null>(shownPages),
    })
    .from(templates)
    .leftJoinLateral(newest, sql`true`)
    .where(sql`${templates.id} = any(${sql.placeholder('ids')})`)
    .prepare('sold_templates');
});

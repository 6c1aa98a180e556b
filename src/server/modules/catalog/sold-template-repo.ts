import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { SoldTemplate } from './product.ts';

/** The templates with what is sold of them now, by id; the sample pages, which are bulky, only of those asked for. */
export const findSoldTemplates = async (
  db: Database,
  { ids, pagesOf }: { ids: number[]; pagesOf: number[] },
): Promise<Map<number, SoldTemplate>> => {
  if (ids.length === 0) return new Map();
  const [found] = await soldTemplates(db).execute({ ids, pagesOf });
  return new Map((found?.templates ?? []).map((template) => [template.id, template]));
};

/** One value for all: some hundred rows cost more to take apart, cell by cell, than to read. */
const soldTemplates = prepared((db) => {
  const newest = db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templates.id), eq(templateVersions.status, 'complete')))
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('newest');
  const template = sql`json_build_object(
    'id', ${templates.id},
    'name', ${templates.name},
    'pageCount', coalesce(${newest.pageCount}, 0),
    'hasWorkbook', ${newest.workbookPath} is not null,
    'samplePdfPath', ${newest.samplePdfPath},
    'sampleImagePath', ${newest.samplePages} -> 0 ->> 'jpgPath',
    'samplePages', case when ${templates.id} = any(${sql.placeholder('pagesOf')}::int[]) then coalesce(${newest.samplePages}, '[]') else '[]' end
  )`;
  return db
    .select({ templates: sql<SoldTemplate[] | null>`json_agg(${template})` })
    .from(templates)
    .leftJoinLateral(newest, sql`true`)
    .where(sql`${templates.id} = any(${sql.placeholder('ids')})`)
    .prepare('sold_templates');
});

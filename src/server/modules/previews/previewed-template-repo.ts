import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import { templateVersions } from '#server/db/schema/templates.ts';

/** The documents of a bundle that is sold, in its order: the version of each, and how many pages of it are public. */
export const listPreviewed = (db: Database, productId: number) => previewed(db).execute({ productId });

const previewed = prepared((db) => {
  const newest = db
    .select({
      id: templateVersions.id,
      pageCount: sql<number>`jsonb_array_length(${templateVersions.samplePages})`.as('sample_page_count'),
    })
    .from(templateVersions)
    .where(
      and(
        eq(templateVersions.templateId, productTemplates.templateId),
        eq(templateVersions.status, 'complete'),
      ),
    )
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('newest');
  return db
    .select({
      templateId: productTemplates.templateId,
      versionId: newest.id,
      pageCount: newest.pageCount,
    })
    .from(products)
    .innerJoin(productTemplates, eq(productTemplates.productId, products.id))
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(products.id, sql.placeholder('productId')), isNull(products.archivedAt)))
    .orderBy(productTemplates.position)
    .prepare('previewed_templates');
});

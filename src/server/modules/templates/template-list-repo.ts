import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { productTemplates, products } from '#server/db/schema/catalog.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { Template, TemplateVersion } from './template.ts';

export type SoldTemplate = { template: Template; sold: TemplateVersion; newest: TemplateVersion };

export type TemplateUse = { templateId: number; productId: number; productName: string };

const newestOf = (db: Database, status?: TemplateVersion['status']) => {
  const version = alias(templateVersions, 'version');
  const isMeant = status === undefined ? undefined : eq(version.status, status);
  return db
    .select()
    .from(version)
    .where(and(eq(version.templateId, templates.id), isMeant))
    .orderBy(desc(version.number))
    .limit(1);
};

/** Every template that can be sold with the version that is, the newest template first. */
export const listSoldTemplates = async (db: Database): Promise<SoldTemplate[]> => {
  const rows = await db
    .select()
    .from(templates)
    .innerJoinLateral(newestOf(db, 'complete').as('sold'), sql`true`)
    .innerJoinLateral(newestOf(db).as('newest'), sql`true`)
    .where(isNull(templates.archivedAt))
    .orderBy(desc(templates.createdAt), desc(templates.id));
  return rows.map(({ templates: template, sold, newest }) => ({ template, sold, newest }));
};

/** Templates of which no version can be sold and none is on its way; of these ids, or all there are. */
export const listFailedTemplates = async (db: Database, ids?: number[]) => {
  const rows = await db
    .select()
    .from(templates)
    .innerJoinLateral(newestOf(db).as('newest'), sql`true`)
    .leftJoinLateral(newestOf(db, 'complete').as('sold'), sql`true`)
    .where(
      and(
        isNull(templates.archivedAt),
        sql`sold.id is null and newest.status = 'failed'`,
        ids && inArray(templates.id, ids),
      ),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id));
  return rows.map(({ templates: template, newest }) => ({ template, newest }));
};

/** The products on sale that hold these templates. */
export const listTemplateUses = (db: Queryable, templateIds: number[]): Promise<TemplateUse[]> =>
  db
    .select({
      templateId: productTemplates.templateId,
      productId: products.id,
      productName: products.name,
    })
    .from(productTemplates)
    .innerJoin(products, eq(products.id, productTemplates.productId))
    .where(and(inArray(productTemplates.templateId, templateIds), isNull(products.archivedAt)))
    .orderBy(products.name, products.id);

/** Which of the templates are in somebody's binder. */
export const listOwnedIds = async (db: Queryable, templateIds: number[]) => {
  const rows = await db
    .select({ id: templates.id })
    .from(templates)
    .where(
      and(
        inArray(templates.id, templateIds),
        sql`exists (select from ${binderDocuments} join ${orders} on ${orders.id} = ${binderDocuments.orderId}
                     where ${binderDocuments.templateId} = ${templates.id} and ${isOpenOrder})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

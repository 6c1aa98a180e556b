import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { productTemplates } from '#server/db/schema/catalog.ts';
import { orderItems } from '#server/db/schema/orders.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';

/** The documents of all products of an order, each once, as they are sold now: their newest complete versions. */
export const listSoldDocuments = async (db: Queryable, orderId: number) => {
  const newest = db
    .select({ id: templateVersions.id })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templates.id), eq(templateVersions.status, 'complete')))
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('newest');
  const rows = await db
    .select({
      templateId: templates.id,
      templateVersionId: newest.id,
      name: templates.name,
      number: templates.documentNumber,
    })
    .from(orderItems)
    .innerJoin(productTemplates, eq(productTemplates.productId, orderItems.productId))
    .innerJoin(templates, eq(templates.id, productTemplates.templateId))
    .innerJoinLateral(newest, sql`true`)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position), asc(productTemplates.position));
  const byTemplate = Map.groupBy(rows, ({ templateId }) => templateId);
  return [...byTemplate.values()].flatMap(([first]) => first ?? []);
};

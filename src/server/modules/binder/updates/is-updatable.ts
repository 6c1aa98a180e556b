import { sql } from 'drizzle-orm';
import { updateDecisions } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';

/** Of a query over documents and their orders: whether updates are still included in what was bought. */
export const isIncluded = (now: Date) => sql`(
  select coalesce(bool_or(product.update_months is null
           or ${orders.paidAt} + make_interval(months => product.update_months) > ${now.toISOString()}::timestamptz), true)
    from ${orderItems} as item join ${products} as product on product.id = item.product_id
   where item.order_id = ${orders.id})`;

/** Of a query over documents and their orders: a newer version with a note for its owner, who has not decided on it. */
export const isUpdatable = (now: Date) => sql<boolean>`(exists (
  select from ${templateVersions} as newer
   where newer.template_id = ${binderDocuments.templateId} and newer.status = 'complete'
     and newer.id > ${binderDocuments.templateVersionId} and newer.change_note <> ''
     and not exists (select from ${updateDecisions} as decided
                      where decided.document_id = ${binderDocuments.id} and decided.template_version_id = newer.id))
  and ${isIncluded(now)})`;

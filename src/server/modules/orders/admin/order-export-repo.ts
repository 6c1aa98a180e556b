import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { invoices, isCurrentInvoice } from '#server/db/schema/invoices.ts';
import { refundedInCents, revenueInCents } from '#server/db/schema/refunds.ts';
import { filterOf, type OrderSearch } from '#server/modules/orders/order-view-repo.ts';

const documents = sql`(
  select count(*)::int as total,
         count(*) filter (where ${lineItems.status} = 'GENERATED')::int as generated,
         count(*) filter (where ${lineItems.status} = 'FAILED')::int as failed
    from ${lineItems} where ${lineItems.orderId} = ${orders.id}) as documents`;

/** Everything of a page of orders, the newest first. */
export const listExported = async (db: Queryable, search: OrderSearch) => {
  const rows = await db
    .select({
      order: orders,
      email: customers.email,
      invoiceUrl: invoices.pdfUrl,
      refundedInCents,
      revenueInCents,
      documentCount: sql<number>`documents.total`,
      generatedCount: sql<number>`documents.generated`,
      failedCount: sql<number>`documents.failed`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), isCurrentInvoice))
    .innerJoin(sql`lateral ${documents}`, sql`true`)
    .where(filterOf(search))
    .orderBy(desc(orders.id))
    .limit(search.limit);
  const ids = rows.map(({ order }) => order.id);
  const items = ids.length === 0 ? [] : await listItemsOf(db, ids);
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.order.id) ?? [] }));
};

const listItemsOf = (db: Queryable, ids: number[]) =>
  db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(orderItems.orderId, orderItems.position);

export type ExportedOrder = Awaited<ReturnType<typeof listExported>>[number];

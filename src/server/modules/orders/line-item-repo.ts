import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { lineItems, orderItems, orders, isOpenOrder } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';

/** The order and its line items in one query, so that there are none of an order that is not the customer's. */
export const listCustomerLineItems = (db: Queryable, customerId: string, orderId: number) =>
  db
    .select({
      order: { status: orders.status, closedBy: orders.closedBy },
      item: lineItems,
      hasWorkbook: sql<boolean>`${templateVersions.workbookPath} is not null`,
    })
    .from(orders)
    .leftJoin(lineItems, eq(lineItems.orderId, orders.id))
    .leftJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .orderBy(asc(lineItems.position));

type OrderedDocument = { templateVersionId: number; name: string };

export const insertLineItems = async (tx: Transaction, orderId: number, documents: OrderedDocument[]) => {
  if (documents.length === 0) return;
  await tx.insert(lineItems).values(
    documents.map(({ templateVersionId, name }, position) => ({
      orderId,
      position,
      templateVersionId,
      name,
      status: 'GENERATING' as const,
    })),
  );
};

/** Has the failed documents of an order made again, and tells how many. */
export const restartFailedItems = async (tx: Transaction, orderId: number) => {
  const restarted = await tx
    .update(lineItems)
    .set({ status: 'GENERATING', failure: null, finishedAt: null })
    .where(and(eq(lineItems.orderId, orderId), eq(lineItems.status, 'FAILED')))
    .returning({ id: lineItems.id });
  return restarted.length;
};

export const countUnfinishedItems = async (db: Queryable, orderId: number) => {
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unfinished: sql<number>`count(*) filter (where ${lineItems.status} <> 'GENERATED')::int`,
    })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId));
  return counts ?? { total: 0, unfinished: 0 };
};

export const listOwnedProductIds = async (db: Queryable, customerId: string) => {
  const rows = await db
    .selectDistinct({ productId: orderItems.productId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), isOpenOrder));
  return rows.map(({ productId }) => productId);
};

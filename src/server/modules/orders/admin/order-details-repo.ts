import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businessColumns, businessDetailsOf } from '#server/db/business-details.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';

export const findBuyer = async (db: Queryable, customerId: string) => {
  const [found] = await db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      disabledAt: customers.disabledAt,
      business: businessColumns,
      orderCount: sql<number>`(select count(*)::int from ${orders} where ${orders.customerId} = ${customers.id})`,
    })
    .from(customers)
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .where(eq(customers.id, customerId));
  return found && { ...found, business: found.business && businessDetailsOf(found.business) };
};

/** The newest orders of a customer, but for one. */
export const listOtherOrders = async (
  db: Queryable,
  { customerId, orderId, limit }: { customerId: string; orderId: number; limit: number },
) => {
  const rows = await db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      amountInCents: orders.amountInCents,
      paidInCents: orders.paidInCents,
    })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.id, orderId)))
    .orderBy(desc(orders.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select({ orderId: orderItems.orderId, name: orderItems.name })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] }));
};

export const listOrderDocuments = (db: Queryable, orderId: number) =>
  db.select().from(lineItems).where(eq(lineItems.orderId, orderId)).orderBy(asc(lineItems.position));

export const listOrderFiles = (db: Queryable, paths: string[]) =>
  db
    .select({ path: storedFiles.path, size: storedFiles.size })
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, PREVIEW_BUCKET), inArray(storedFiles.path, paths)));

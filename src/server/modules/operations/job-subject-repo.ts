import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { lineItems } from '#server/db/schema/orders.ts';

/** The order each of these documents belongs to. */
export const findOrdersOfItems = async (db: Queryable, lineItemIds: number[]) => {
  if (lineItemIds.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ id: lineItems.id, orderId: lineItems.orderId })
    .from(lineItems)
    .where(inArray(lineItems.id, lineItemIds));
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
};

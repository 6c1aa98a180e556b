import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { orders } from '#server/db/schema/orders.ts';
import { orderClosures } from '#server/db/schema/refunds.ts';

export const insertClosure = async (tx: Transaction, closure: typeof orderClosures.$inferInsert) => {
  await tx.insert(orderClosures).values(closure);
  await tx.update(orders).set({ closedBy: 'administrator' }).where(eq(orders.id, closure.orderId));
};

export const findClosure = async (db: Queryable, orderId: number) => {
  const [found] = await db
    .select({ at: orderClosures.closedAt, by: customers.email, reason: orderClosures.reason })
    .from(orderClosures)
    .innerJoin(customers, eq(customers.id, orderClosures.closedBy))
    .where(eq(orderClosures.orderId, orderId));
  return found ?? null;
};

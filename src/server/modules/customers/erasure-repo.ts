import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { accountErasures } from '#server/db/schema/erasures.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';

export type Erasure = typeof accountErasures.$inferSelect;

export const findErasure = async (db: Queryable, customerId: string): Promise<Erasure | undefined> =>
  (await db.select().from(accountErasures).where(eq(accountErasures.customerId, customerId)))[0];

/** Of two askers the first is right. */
export const insertErasure = async (tx: Transaction, erasure: typeof accountErasures.$inferInsert) => {
  const inserted = await tx
    .insert(accountErasures)
    .values(erasure)
    .onConflictDoNothing()
    .returning({ id: accountErasures.customerId });
  return inserted.length > 0;
};

/** False when there was none to take back. */
export const deleteErasure = async (tx: Transaction, customerId: string) => {
  const deleted = await tx
    .delete(accountErasures)
    .where(and(eq(accountErasures.customerId, customerId), isNull(accountErasures.erasedAt)))
    .returning({ id: accountErasures.customerId });
  return deleted.length > 0;
};

export const markErased = async (tx: Transaction, customerId: string, erasedAt: Date) => {
  await tx.update(accountErasures).set({ erasedAt }).where(eq(accountErasures.customerId, customerId));
};

export const listDueErasures = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ customerId: accountErasures.customerId })
    .from(accountErasures)
    .where(and(isNull(accountErasures.erasedAt), lte(accountErasures.dueAt, now)))
    .orderBy(asc(accountErasures.dueAt))
    .limit(limit);

/** An order that may still be paid, or is being made, or about which the bank has not decided. */
export const hasUnsettledOrder = async (db: Queryable, customerId: string, now: Date) => {
  const mayBePaid = and(eq(orders.status, 'pending'), gt(orders.sessionExpiresAt, now));
  const isBeingMade = sql`exists (select from ${lineItems}
    where ${lineItems.orderId} = ${orders.id} and ${lineItems.status} = 'GENERATING')`;
  const count = await db.$count(
    orders,
    and(eq(orders.customerId, customerId), or(mayBePaid, isBeingMade, eq(orders.status, 'review'))),
  );
  return count > 0;
};

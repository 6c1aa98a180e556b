import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { disputes, refunds } from '#server/db/schema/refunds.ts';
import type { Standing } from './derive-payment-status.ts';
import type { OrderRow } from './order.ts';
import { isPending } from './order-repo.ts';

/** True for the first who asks since then; the others would learn nothing new. */
export const claimSync = async (
  db: Queryable,
  id: number,
  { now, unlessSince }: { now: Date; unlessSince: Date },
) => {
  const claimed = await db
    .update(orders)
    .set({ syncedAt: now })
    .where(and(eq(orders.id, id), or(isNull(orders.syncedAt), lte(orders.syncedAt, unlessSince))))
    .returning({ id: orders.id });
  return claimed.length > 0;
};

/** Numbers the next sync of an order; undefined when there is no such order. */
export const requestSync = async (db: Queryable, id: number): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set({ requestedSeq: sql`${orders.requestedSeq} + 1` })
      .where(eq(orders.id, id))
      .returning()
  )[0];

/** Undefined when the answer to a later request is applied already: an outdated one is fenced off. */
export const lockUnlessOutdated = async (
  tx: Transaction,
  { id, requestedSeq }: Pick<OrderRow, 'id' | 'requestedSeq'>,
): Promise<OrderRow | undefined> =>
  (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), lt(orders.appliedSeq, requestedSeq)))
      .for('update')
  )[0];

type Synced = Standing & Pick<OrderRow, 'appliedSeq' | 'paidAt' | 'buyer' | 'syncedAt' | 'nextSyncAt'>;

export const updateStanding = async (tx: Transaction, id: number, synced: Synced): Promise<OrderRow> => {
  const [updated] = await tx.update(orders).set(synced).where(eq(orders.id, id)).returning();
  if (!updated) throw new Error('An order that was just locked is missing');
  return updated;
};

/** Pending orders it is time to ask the provider about, the longest waiting first. */
export const listDueOrders = (db: Queryable, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(isPending, lte(orders.nextSyncAt, now)))
    .orderBy(asc(orders.nextSyncAt))
    .limit(limit);

/** Those whose refunds or disputes were carried over from when orders had only a sum of them. */
export const listCarriedOver = async (db: Queryable, now: Date, limit: number): Promise<OrderRow[]> => {
  const carriedOver = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(isNull(refunds.providerId))
    .union(db.select({ id: disputes.orderId }).from(disputes).where(isNull(disputes.providerId)));
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, carriedOver), lte(orders.nextSyncAt, now)))
    .limit(limit);
};

export const postponeSync = async (db: Queryable, id: number, nextSyncAt: Date) => {
  await db.update(orders).set({ nextSyncAt }).where(eq(orders.id, id));
};

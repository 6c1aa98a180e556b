import { and, asc, eq, inArray, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { accountErasures } from '#server/db/schema/erasures.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { disputes, refunds } from '#server/db/schema/refunds.ts';
import { type ErasureWait, erasureWaits } from '#shared/contract/account.ts';
import type { DisputeStatus } from '#shared/contract/refund.ts';

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

/** Those whose day has come, but for whoever has an order that is not settled: they wait, and keep nobody else waiting. */
export const listDueErasures = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ customerId: accountErasures.customerId })
    .from(accountErasures)
    .where(
      and(
        isNull(accountErasures.erasedAt),
        lte(accountErasures.dueAt, now),
        notExists(unsettledOrders(db, accountErasures.customerId)),
      ),
    )
    .orderBy(asc(accountErasures.dueAt))
    .limit(limit);

export const hasUnsettledOrder = async (db: Queryable, customerId: string) =>
  (await unsettledOrders(db, customerId).limit(1)).length > 0;

/** What an erasure waits for, once its day has come; null before that, and after it was done. */
export const listErasureWaits = async (
  db: Queryable,
  { customerId, dueAt, erasedAt }: Pick<Erasure, 'customerId' | 'dueAt' | 'erasedAt'>,
  now: Date,
): Promise<ErasureWait[] | null> => {
  if (dueAt > now || erasedAt !== null) return null;
  const found: ErasureWait[] = [];
  for (const wait of erasureWaits)
    if ((await unsettledOrders(db, customerId, [wait]).limit(1)).length > 0) found.push(wait);
  return found;
};

/**
 * Orders that may still be paid (a bank debit may take weeks), that are being made, whose refund is on its way, or about which a
 * bank has not decided: what speaks for the shop must not go meanwhile.
 */
const unsettledOrders = (
  db: Queryable,
  customerId: string | PgColumn,
  waits: readonly ErasureWait[] = erasureWaits,
) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(...waits.map((wait) => isWaiting[wait]))));

const decided: DisputeStatus[] = ['warning_closed', 'prevented', 'won', 'lost'];

/** Looked up order by order: of a plain `exists` the database may read the whole table beforehand. */
const isWaiting: Record<ErasureWait, SQL> = {
  payment: inArray(orders.status, ['pending', 'review']),
  generation: sql`(select true from ${lineItems}
    where ${lineItems.orderId} = ${orders.id} and ${lineItems.status} = 'GENERATING' limit 1)`,
  refund: sql`(select true from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.status} in ('pending', 'requires_action') limit 1)`,
  dispute: sql`(select true from ${disputes}
    where ${disputes.orderId} = ${orders.id} and ${notInArray(disputes.status, decided)} limit 1)`,
};

import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { orders } from '#server/db/schema/orders.ts';
import { orderConsents, withdrawals } from '#server/db/schema/legal.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export const findWithdrawal = async (db: Queryable, id: number): Promise<WithdrawalRow | undefined> =>
  (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];

export const findReceivedAt = async (db: Queryable, key: string) =>
  (
    await db.select({ receivedAt: withdrawals.receivedAt }).from(withdrawals).where(eq(withdrawals.key, key))
  )[0]?.receivedAt;

/** Its id; undefined when the same was said at the same moment. */
export const insertWithdrawal = async (tx: Transaction, said: typeof withdrawals.$inferInsert) =>
  (
    await tx
      .insert(withdrawals)
      .values(said)
      .onConflictDoNothing({ target: withdrawals.key })
      .returning({ id: withdrawals.id })
  )[0]?.id;

export const orderExists = async (db: Queryable, id: number) =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))).length > 0;

/** The last order of somebody that was paid. */
export const findNewestPaidOrder = async (db: Queryable, email: string) =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(and(eq(customers.email, email), isNotNull(orders.paidAt)))
      .orderBy(desc(orders.id))
      .limit(1)
  )[0]?.id;

export const recordMailed = async (db: Queryable, id: number, mailedAt: Date) => {
  await db
    .update(withdrawals)
    .set({ mailedAt })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.mailedAt)));
};

/** False when somebody was quicker, or there is none. */
export const recordAnswer = async (
  db: Queryable,
  id: number,
  answer: { answeredAt: Date; answeredBy: string; note: string },
) => {
  const changed = await db
    .update(withdrawals)
    .set(answer)
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.answeredAt)))
    .returning({ id: withdrawals.id });
  return changed.length > 0;
};

const answerers = alias(customers, 'answerers');

const detailed = (db: Queryable) =>
  db
    .select({
      row: withdrawals,
      order: { id: orders.id, status: orders.status, email: customers.email },
      answeredBy: answerers.email,
      waiverGivenAt: sql<Date | null>`(select min(${orderConsents.givenAt}) from ${orderConsents}
        where ${orderConsents.orderId} = ${orders.id} and ${orderConsents.kind} = 'waiver')`.mapWith(
        orderConsents.givenAt,
      ),
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(answerers, eq(answerers.id, withdrawals.answeredBy));

export type WithdrawalDetails = Awaited<ReturnType<typeof detailed>>[number];

/** Those that wait, the oldest first: their time is running. */
export const listOpen = (
  db: Queryable,
  { after = 0, limit }: { after?: number | undefined; limit: number },
) =>
  detailed(db)
    .where(and(isNull(withdrawals.answeredAt), gt(withdrawals.id, after)))
    .orderBy(asc(withdrawals.id))
    .limit(limit);

/** Those that were answered, the newest first. */
export const listAnswered = (
  db: Queryable,
  { after, limit }: { after?: number | undefined; limit: number },
) =>
  detailed(db)
    .where(
      and(isNotNull(withdrawals.answeredAt), after === undefined ? undefined : lt(withdrawals.id, after)),
    )
    .orderBy(desc(withdrawals.id))
    .limit(limit);

export const findDetails = async (db: Queryable, id: number): Promise<WithdrawalDetails | undefined> =>
  (await detailed(db).where(eq(withdrawals.id, id)))[0];

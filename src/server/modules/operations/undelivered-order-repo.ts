import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { isOpenOrder, lineItems, orders } from '#server/db/schema/orders.ts';

/** Spelled out: among selected columns, drizzle names those of the only table without it. */
const thisOrder = sql`orders.id`;

const itemsIn = (status: 'GENERATED' | 'FAILED') =>
  sql<number>`(select count(*)::int from ${lineItems} i where i.order_id = ${thisOrder} and i.status = ${status})`;

/** The first part is as the index says it: an order whose documents are all there soon has its mail. */
const isUndelivered = (paidBefore: Date) =>
  and(
    sql`${orders.status} = 'succeeded' and (${orders.receiptMailAt} is null or ${orders.readyMailAt} is null)`,
    isOpenOrder,
    isNull(orders.readyMailAt),
    lt(orders.paidAt, paidBefore),
    sql`(not exists (select from ${lineItems} i where i.order_id = ${thisOrder})
         or exists (select from ${lineItems} i where i.order_id = ${thisOrder} and i.status <> 'GENERATED'))`,
  );

export type UndeliveredRow = Awaited<ReturnType<typeof listUndelivered>>[number];

/** Paid before then, with a document that is not there; the oldest first. */
export const listUndelivered = (db: Queryable, paidBefore: Date, limit: number) =>
  db
    .select({
      id: orders.id,
      email: sql<string | null>`${orders.buyer}->>'email'`,
      paidAt: orders.paidAt,
      documentCount: sql<number>`(select count(*)::int from ${lineItems} i where i.order_id = ${thisOrder})`,
      generatedCount: itemsIn('GENERATED'),
      failedCount: itemsIn('FAILED'),
      failure: sql<string | null>`(select i.failure from ${lineItems} i
        where i.order_id = ${thisOrder} and i.status = 'FAILED' order by i.position limit 1)`,
    })
    .from(orders)
    .where(isUndelivered(paidBefore))
    .orderBy(asc(orders.paidAt))
    .limit(limit);

/** How many there are, and how many of them somebody should look at: long overdue, or with a document that was given up. */
export const countUndelivered = async (db: Queryable, before: { late: Date; tooLate: Date }) => {
  const [row] = await db
    .select({
      late: sql<number>`count(*)::int`,
      tooLate: sql<number>`(count(*) filter (where ${orders.paidAt} < ${before.tooLate.toISOString()}::timestamptz
        or ${itemsIn('FAILED')} > 0))::int`,
    })
    .from(orders)
    .where(isUndelivered(before.late));
  return row ?? { late: 0, tooLate: 0 };
};

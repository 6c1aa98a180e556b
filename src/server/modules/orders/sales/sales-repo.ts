import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';

export type SalesOfDay = { day: string; orders: number; revenueInCents: number };

/** Paid orders by the shop's own days; what was refunded, or taken back by a bank, is no revenue. */
export const listSales = (
  db: Queryable,
  { now, timeZone, days }: { now: Date; timeZone: string; days: number },
): Promise<SalesOfDay[]> => {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  const since = sql`(${midnight} - make_interval(days => ${days - 1}::int)) at time zone ${timeZone}`;
  const day = sql<string>`to_char(${orders.paidAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      orders: sql<number>`count(*)::int`,
      revenueInCents: sql<number>`sum(
        case when ${orders.isDisputed} then 0 else ${orders.paidInCents} - ${orders.refundedInCents} end)::float8`,
    })
    .from(orders)
    .where(and(gte(orders.paidAt, since), inArray(orders.status, ['succeeded', 'refunded'])))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
};

import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { products, productViews } from '#server/db/schema/catalog.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { revenueInCents } from '#server/db/schema/refunds.ts';

export type SalesOfDay = { day: string; orders: number; revenueInCents: number };

export type Period = { now: Date; timeZone: string; days: number };

/** Paid orders by the shop's own days; what was refunded, or taken back by a bank, is no revenue. */
const net = revenueInCents;

/** Of an order of several products each has its share of what was paid, by its price. */
const share = sql`${net}::float8 * ${orderItems.priceInCents} * ${orderItems.quantity} / greatest(${orders.amountInCents}, 1)`;

const isSoldIn = ({ now, timeZone, days }: Period) => {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  const since = sql`(${midnight} - make_interval(days => ${days - 1}::int)) at time zone ${timeZone}`;
  return and(gte(orders.paidAt, since), inArray(orders.status, ['succeeded', 'refunded']));
};

const dayOf = ({ timeZone }: Period) =>
  sql<string>`to_char(${orders.paidAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;

const orderCount = sql<number>`count(distinct ${orders.id})::int`;
const roundedSum = (amount: SQL) => sql<number>`round(sum(${amount}))::float8`;

export const listSales = (db: Queryable, period: Period): Promise<SalesOfDay[]> =>
  db
    .select({ day: dayOf(period), orders: orderCount, revenueInCents: roundedSum(net) })
    .from(orders)
    .where(isSoldIn(period))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export const listSalesOf = (db: Queryable, productId: number, period: Period): Promise<SalesOfDay[]> =>
  db
    .select({ day: dayOf(period), orders: orderCount, revenueInCents: roundedSum(share) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(isSoldIn(period), eq(orderItems.productId, productId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export const listSalesByProduct = (db: Queryable, period: Period) =>
  db
    .select({
      id: products.id,
      name: products.name,
      orders: orderCount,
      revenueInCents: roundedSum(share),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(isSoldIn(period))
    .groupBy(products.id);

/** Looks at product pages by day, of one product or of all. */
export const listViews = (db: Queryable, since: string, productId?: number) =>
  db
    .select({ day: productViews.day, views: sql<number>`sum(${productViews.views})::int` })
    .from(productViews)
    .where(
      and(
        gte(productViews.day, since),
        productId === undefined ? undefined : eq(productViews.productId, productId),
      ),
    )
    .groupBy(productViews.day);

export const listViewsByProduct = (db: Queryable, since: string) =>
  db
    .select({
      id: products.id,
      name: products.name,
      views: sql<number>`sum(${productViews.views})::int`,
    })
    .from(productViews)
    .innerJoin(products, eq(products.id, productViews.productId))
    .where(gte(productViews.day, since))
    .groupBy(products.id);

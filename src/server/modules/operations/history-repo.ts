import { and, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { orders } from '#server/db/schema/orders.ts';

type Moment = SQL | typeof orders.paidAt | typeof generatedDocuments.finishedAt;

/** Counted from the first: 0 is the hour that begins at `since`. */
const hourSince = (since: Date, moment: Moment) =>
  sql<number>`floor(extract(epoch from ${moment} - ${since.toISOString()}::timestamptz) / 3600)::int`;

const count = sql<number>`count(*)::int`;

export const countOrders = (db: Queryable, since: Date) =>
  db
    .select({ hour: hourSince(since, orders.paidAt), value: count })
    .from(orders)
    .where(and(gte(orders.paidAt, since), inArray(orders.status, ['succeeded', 'refunded'])))
    .groupBy(sql`1`);

export const countDocuments = (db: Queryable, since: Date) =>
  db
    .select({
      hour: hourSince(since, generatedDocuments.finishedAt),
      value: sql<number>`count(distinct ${generatedDocuments.stem})::int`,
    })
    .from(generatedDocuments)
    .where(gte(generatedDocuments.finishedAt, since))
    .groupBy(sql`1`);

/** Receipts and the news that all is ready; of a receipt that was sent again, the last one. */
export const countMails = (db: Queryable, since: Date, paidSince: Date) => {
  const sent = sql`unnest(array[${orders.receiptMailAt}, ${orders.readyMailAt}])`;
  const mails = db
    .select({ sentAt: sent.as('sent_at') })
    .from(orders)
    .where(gte(orders.paidAt, paidSince))
    .as('mails');
  return db
    .select({ hour: hourSince(since, sql`${mails.sentAt}`), value: count })
    .from(mails)
    .where(gte(mails.sentAt, since))
    .groupBy(sql`1`);
};

/** In seconds, from the payment to the mail, by the hour of the payment. */
export const slowestDeliveries = (db: Queryable, since: Date) =>
  db
    .select({
      hour: hourSince(since, orders.paidAt),
      value: sql<number>`max(extract(epoch from ${orders.readyMailAt} - ${orders.paidAt}))::float8`,
    })
    .from(orders)
    .where(and(gte(orders.paidAt, since), isNotNull(orders.readyMailAt)))
    .groupBy(sql`1`);

import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { orderEvents } from '#server/db/schema/order-events.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;
export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

export const insertOrderEvents = async (db: Queryable, events: NewOrderEvent[]) => {
  if (events.length > 0) await db.insert(orderEvents).values(events);
};

/** Unless the same file of the order was fetched since then: browsers ask for one in several pieces. */
export const insertDownload = async (
  db: Queryable,
  { orderId, subject, now, unlessSince }: { orderId: number; subject: string; now: Date; unlessSince: Date },
) => {
  const isSame = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'downloaded'),
    eq(orderEvents.subject, subject),
    gt(orderEvents.happenedAt, unlessSince),
  );
  await db.execute(sql`
    insert into ${orderEvents} (order_id, kind, happened_at, subject)
    select ${orderId}::int, 'downloaded', ${now.toISOString()}::timestamptz, ${subject}
     where not exists (select from ${orderEvents} where ${isSame})`);
};

/** The newest, each with the address of whoever caused it. */
export const listRecordedEvents = (db: Queryable, orderId: number, limit: number) =>
  db
    .select({
      kind: orderEvents.kind,
      at: orderEvents.happenedAt,
      by: customers.email,
      subject: orderEvents.subject,
      amountInCents: orderEvents.amountInCents,
    })
    .from(orderEvents)
    .leftJoin(customers, eq(customers.id, orderEvents.causedBy))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(limit);

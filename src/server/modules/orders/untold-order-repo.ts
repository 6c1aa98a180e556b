import { and, asc, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { isOpenOrder, lineItems, orders } from '#server/db/schema/orders.ts';

type Paid = { since: Date; before: Date };

/** As the index says it. */
const isUntold = sql`${orders.status} = 'succeeded' and (${orders.receiptMailAt} is null or ${orders.readyMailAt} is null)`;

const listUntold = async (db: Queryable, { since, before }: Paid, lacks: SQL | undefined) => {
  const rows = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(isUntold, gte(orders.paidAt, since), lt(orders.paidAt, before), lacks))
    .orderBy(asc(orders.paidAt))
    .limit(MAX_ROWS_PER_STATEMENT);
  return rows;
};

/** Nobody has looked for the invoice to the end, which the receipt waits for. */
export const listWithoutReceipt = (db: Queryable, paid: Paid) =>
  listUntold(db, paid, isNull(orders.receiptQueuedAt));

export const listWithReceiptUnsent = (db: Queryable, paid: Paid) =>
  listUntold(db, paid, and(isNotNull(orders.receiptQueuedAt), isNull(orders.receiptMailAt)));

/** All its documents are there and its buyer does not know. */
export const listReadyUntold = (db: Queryable, paid: Paid) =>
  listUntold(
    db,
    paid,
    and(
      isOpenOrder,
      isNull(orders.readyMailAt),
      sql`exists (select from ${lineItems} where ${lineItems.orderId} = ${orders.id})`,
      sql`not exists (select from ${lineItems}
                       where ${lineItems.orderId} = ${orders.id} and ${lineItems.status} <> 'GENERATED')`,
    ),
  );

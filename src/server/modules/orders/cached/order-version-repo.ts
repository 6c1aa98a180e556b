import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';

/** Which order is meant: by its number, by its session with the provider, or a customer's newest. */
export type AskedOrder = { orderId: number } | { sessionId: string } | { newestOf: string };

export type OrderVersion = Pick<OrderRow, 'id' | 'customerId' | 'sessionId' | 'status' | 'syncedAt'> & {
  version: string;
};

/**
 * The transactions that wrote the rows an order is shown from: another version with every change, whichever process
 * made it, and nothing that anybody has to remember to count.
 */
const version = sql<string>`hashtextextended(concat_ws(' ', ${orders}.xmin, documents.written,
  (select string_agg(${products}.xmin::text, ' ' order by ${orderItems.position})
     from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id}),
  (select string_agg(${orderGenerations}.xmin::text, ' ' order by ${orderGenerations.number})
     from ${orderGenerations} where ${orderGenerations.orderId} = ${orders.id})), 0)::text`;

const documents = sql`lateral (
  select string_agg(concat(${lineItems.id}, ':', ${lineItems}.xmin, ':', ${templateVersions}.xmin), ' '
                    order by ${lineItems.id}) as written
    from ${lineItems} join ${templateVersions} on ${templateVersions.id} = ${lineItems.templateVersionId}
   where ${lineItems.orderId} = ${orders.id}) as documents`;

/** As an array, so that Postgres looks each of them up instead of comparing all orders with the list. */
const meant = sql`array(
  select unnest(${sql.placeholder('orderIds')}::int[])
   union select ${orders.id} from ${orders} where ${orders.sessionId} = any(${sql.placeholder('sessionIds')}::text[])
   union select (select ${orders.id} from ${orders} where ${orders.customerId} = customer.id
                  order by ${orders.id} desc limit 1)
           from unnest(${sql.placeholder('customerIds')}::uuid[]) as customer (id))`;

const versionsOf = prepared((db) =>
  db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      sessionId: orders.sessionId,
      status: orders.status,
      syncedAt: orders.syncedAt,
      version,
    })
    .from(orders)
    .innerJoin(documents, sql`true`)
    .where(sql`${orders.id} = any(${meant})`)
    .prepare('order_versions'),
);

/** One statement, however many are asked for. Whose they are is for the caller to compare. */
export const readOrderVersions = (db: Database, asked: AskedOrder[]): Promise<OrderVersion[]> => {
  const unique = <T>(pick: (one: AskedOrder) => T | []) => [...new Set(asked.flatMap(pick))];
  return versionsOf(db).execute({
    orderIds: unique((one) => ('orderId' in one ? one.orderId : [])),
    sessionIds: unique((one) => ('sessionId' in one ? one.sessionId : [])),
    customerIds: unique((one) => ('newestOf' in one ? one.newestOf : [])),
  });
};

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

const ORDERS_PER_CUSTOMER = 10;
const DOCUMENTS_PER_ORDER = 3;
/** No statement may take longer than the shop's own. */
const CUSTOMERS_AT_ONCE = 200;

/** Paid orders of invented customers, each with finished documents, over a seeded catalogue. */
export const seedOrders = async (db: Database, orderCount: number) => {
  const customerCount = Math.ceil(orderCount / ORDERS_PER_CUSTOMER);
  for (let start = 0; start < customerCount; start += CUSTOMERS_AT_ONCE) {
    const count = Math.min(CUSTOMERS_AT_ONCE, customerCount - start);
    await db.execute(sql`
      insert into customers (id, email, created_at)
      select gen_random_uuid(), 'seeded-' || ${start}::int || '-' || n || '@example.com', now()
        from generate_series(1, ${count}::int) n`);
    await seedOrdersOf(db, sql`c.email like 'seeded-' || ${start}::int || '-%'`, ORDERS_PER_CUSTOMER);
  }
};

/** More of them for one customer. */
export const seedOrdersFor = (db: Database, email: string, orderCount: number) =>
  seedOrdersOf(db, sql`c.email = ${email}`, orderCount);

const seedOrdersOf = async (db: Database, who: ReturnType<typeof sql>, each: number) => {
  await db.execute(sql`
    with placed as (
      insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, paid_in_cents,
                          payment_intent, created_at, paid_at, next_sync_at)
      select c.id, gen_random_uuid(), 'seeded', 'succeeded', 19999, 'usd', 19999,
             'pi_' || gen_random_uuid(), now(), now(), now()
        from customers c, generate_series(1, ${each}::int) where ${who}
      returning id
    ), counted as (
      select min(id) as first_product, count(*) as product_count from products
    ), bought as (
      insert into order_items (order_id, position, product_id, name, slug, price_id, price_in_cents, quantity)
      select placed.id, 0, p.id, p.name, p.slug, 'price', 19999, 1
        from placed, counted
        join products p on true
       where p.id = counted.first_product + placed.id % counted.product_count
      returning order_id
    )
    insert into line_items (order_id, position, template_version_id, name, status, stem, page_count, finished_at)
    select placed.id, n, (select min(id) from template_versions), 'Procedure ' || n, 'GENERATED',
           'orders/' || placed.id || '/' || n, 4, now()
      from placed, generate_series(1, ${DOCUMENTS_PER_ORDER}::int) n`);
};

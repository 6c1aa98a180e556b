import { expect, test } from 'vitest';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import { listSales } from '#server/modules/orders/sales/sales-repo.ts';
import { migrate, readMigrations } from './migrate.ts';
import { orders } from './schema/orders.ts';
import { disputes, refunds } from './schema/refunds.ts';

const migrations = await readMigrations();
// By its name alone: its number is given when it is merged.
const carrying = migrations.findIndex(({ name }) => name.endsWith('_refunds'));

test('what orders knew of refunds and disputes becomes rows, and revenue stays what it was', async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, carrying));
  await db.$client.query(`
    insert into customers (id, email, created_at) values (gen_random_uuid(), 'ann@example.com', now());
    insert into orders (customer_id, reference, cart_key, status, amount_in_cents, paid_in_cents, refunded_in_cents, is_disputed,
                        currency, created_at, next_sync_at, paid_at)
    select c.id, gen_random_uuid(), o.status || o.refunded, o.status, 10000, o.paid, o.refunded, o.disputed, 'usd',
           '2026-11-14T12:00:00Z', now(), '2026-11-15T12:00:00Z'
      from customers c, (values ('succeeded', 10000, 0, false), ('succeeded', 10000, 2500, false), ('refunded', 9000, 9000, false),
                                ('succeeded', 10000, 1000, true), ('pending', null, 0, false)) o (status, paid, refunded, disputed);
    insert into order_events (order_id, kind, happened_at, amount_in_cents)
    values (2, 'refunded', '2026-11-16T10:00:00Z', 1500), (2, 'refunded', '2026-11-16T11:00:00Z', 1000),
           (4, 'disputed', '2026-11-17T09:00:00Z', null)`);
  await migrate(db.$client, migrations);

  expect(await db.select().from(refunds).orderBy(refunds.orderId)).toMatchObject([
    {
      orderId: 2,
      amountInCents: 2500,
      status: 'succeeded',
      providerId: null,
      createdAt: new Date('2026-11-16T11:00:00Z'),
    },
    { orderId: 3, amountInCents: 9000, createdAt: new Date('2026-11-15T12:00:00Z') },
    { orderId: 4, amountInCents: 1000 },
  ]);
  expect(await db.select().from(disputes)).toMatchObject([
    {
      orderId: 4,
      amountInCents: 9000,
      status: 'under_review',
      providerId: null,
      openedAt: new Date('2026-11-17T09:00:00Z'),
    },
  ]);
  const closed = await db.select({ closedBy: orders.closedBy }).from(orders).orderBy(orders.id);
  expect(closed.map(({ closedBy }) => closedBy)).toEqual([null, null, null, 'dispute', null]);
  const period = { now: new Date('2026-11-17T12:00:00Z'), timeZone: 'UTC', days: 7 };
  expect(await listSales(db, period)).toEqual([{ day: '2026-11-15', orders: 4, revenueInCents: 17_500 }]);
});

import { expect, test } from 'vitest';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { orderEvents } from '#server/db/schema/order-events.ts';

const migrations = await readMigrations();
// By its name alone: its number is given when it is merged.
const remembering = migrations.findIndex(({ name }) => name.endsWith('_administrators'));

test('mails that were sent before events were kept are among the events of their orders', async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, remembering));
  await db.$client.query(`
    insert into customers (id, email, created_at) values (gen_random_uuid(), 'ann@example.com', now());
    insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at,
                        buyer, receipt_mail_at, ready_mail_at)
    select id, gen_random_uuid(), 'a', 'succeeded', 100, 'usd', now(), now(), '{"email": "then@example.com"}'::jsonb,
           '2026-11-15T12:01:00Z'::timestamptz, '2026-11-15T12:00:00Z'::timestamptz from customers
     union all
    select id, gen_random_uuid(), 'b', 'pending', 100, 'usd', now(), now(), null, null, null from customers`);
  await migrate(db.$client, migrations);
  const about = { orderId: 1, causedBy: null, subject: 'then@example.com', amountInCents: null };
  expect(await db.select().from(orderEvents).orderBy(orderEvents.id)).toEqual([
    { ...about, id: 1, kind: 'ready-mailed', happenedAt: new Date('2026-11-15T12:00:00Z') },
    { ...about, id: 2, kind: 'receipt-mailed', happenedAt: new Date('2026-11-15T12:01:00Z') },
  ]);
});

import { expect, test } from 'vitest';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
// By its name alone: its number is given when it is merged.
const before = migrations.findIndex(({ name }) => name.endsWith('_country'));

test('businesses, products and orders from before there were countries and tax are what they were', async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, before));
  await db.$client.query(`
    insert into customers (id, email, created_at) values (gen_random_uuid(), 'ann@example.com', now());
    insert into businesses (customer_id, name, website, street, city, state, zip_code, updated_at)
    select id, 'Lee Bakery', '', '1 Mill Lane', 'Salem', 'OR', '97301', now() from customers;
    insert into products (name, slug, price_in_cents, synced_revision, created_at) values ('Safety', 'safety', 100, 1, now());
    insert into orders (customer_id, reference, cart_key, status, amount_in_cents, paid_in_cents, currency, created_at, next_sync_at)
    select id, gen_random_uuid(), 'a', 'succeeded', 100, 90, 'usd', now(), now() from customers`);
  await migrate(db.$client, migrations);
  const { rows } = await db.$client.query(`
    select country, tax_code, synced_tax, synced_revision, paid_in_cents, tax_in_cents, discount_in_cents, is_reverse_charge, tax_number
      from businesses, products, orders`);
  expect(rows).toEqual([
    {
      country: null,
      tax_code: null,
      // As if told without tax: nothing is handed over again.
      synced_tax: '',
      synced_revision: 1,
      paid_in_cents: 90,
      tax_in_cents: null,
      discount_in_cents: null,
      is_reverse_charge: false,
      tax_number: null,
    },
  ]);
});

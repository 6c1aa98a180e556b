import { expect, test } from 'vitest';
import { createTables } from '#stripe-sandbox/create-tables.ts';
import { deliveries, idempotencyKeys, records } from '#stripe-sandbox/tables.ts';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import type { Database } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const moving = migrations.findIndex(({ name }) => name === '0004_stripe_sandbox');

/** As it was when the shop's own migrations made the sandbox's tables. */
const createOldDatabase = async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, moving));
  return db;
};

const schemaOf = async ({ $client: pool }: Database) => {
  const listed = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows;
  return {
    columns: await listed(
      `select table_name, column_name, data_type, is_nullable, column_default, is_identity
         from information_schema.columns where table_schema = 'stripe_sandbox' order by table_name, ordinal_position`,
    ),
    indexes: await listed(`select indexdef from pg_indexes where schemaname = 'stripe_sandbox' order by 1`),
    // Newer servers also list what may not be null, under names that nobody chose.
    constraints: await listed(
      `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where connamespace = to_regnamespace('stripe_sandbox') and contype <> 'n' order by 1, 2`,
    ),
    sequences: await listed(`select sequencename from pg_sequences where schemaname = 'stripe_sandbox'`),
  };
};

const listLeftTables = async ({ $client: pool }: Database) => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname like 'sandbox%'`,
  );
  return rows;
};

test('what the sandbox has kept moves into its own schema, rows and all', async () => {
  const db = await createOldDatabase();
  await db.$client.query(
    `insert into sandbox_records (id, kind, object, "inner", keys, due_at, created_at) values
       ('cus_1', 'customer', '{"id": "cus_1"}', '{}', '{}', null, '2026-11-15T12:00:00Z'),
       ('evt_1', 'event', '{"id": "evt_1"}', '{}', '{type:a}', null, '2026-11-15T12:00:00Z');
     insert into sandbox_deliveries (event_id, state, due_at) values ('evt_1', 'waiting', '2026-11-15T12:00:00Z');
     insert into sandbox_requests (key, fingerprint, status, body, created_at)
       values ('k1', 'f', 200, '{"id": "cus_1"}', '2026-11-15T12:00:00Z')`,
  );
  await migrate(db.$client, migrations);
  await createTables(db);

  const createdAt = new Date('2026-11-15T12:00:00Z');
  expect(await db.select().from(records).orderBy(records.arrival)).toMatchObject([
    { id: 'cus_1', arrival: 1, kind: 'customer', object: { id: 'cus_1' }, createdAt },
    { id: 'evt_1', arrival: 2, kind: 'event', keys: ['type:a'] },
  ]);
  expect(await db.select().from(deliveries)).toMatchObject([{ eventId: 'evt_1', state: 'waiting' }]);
  expect(await db.select().from(idempotencyKeys)).toMatchObject([{ key: 'k1', body: { id: 'cus_1' } }]);
  const [next] = await db
    .insert(records)
    .values({ id: 'x', kind: 'x', object: {}, inner: {}, keys: [], createdAt })
    .returning();
  expect(next?.arrival).toBe(3);
  expect(await listLeftTables(db)).toEqual([]);
});

test('the moved tables are those that the sandbox makes by itself', async () => {
  const moved = await createOldDatabase();
  await moved.$client.query(
    `insert into sandbox_requests (key, fingerprint, status, body, created_at) values ('k', 'f', 0, '{}', now())`,
  );
  await migrate(moved.$client, migrations);
  const { db: made } = await createBareDatabase();
  await createTables(made);
  const schema = await schemaOf(made);
  expect(schema.columns).toHaveLength(18);
  expect(await schemaOf(moved)).toEqual(schema);
});

test('a shop that never used the sandbox has nothing of it any more', async () => {
  const db = await createOldDatabase();
  await migrate(db.$client, migrations);
  expect(await schemaOf(db)).toEqual({ columns: [], indexes: [], constraints: [], sequences: [] });
  expect(await listLeftTables(db)).toEqual([]);
});

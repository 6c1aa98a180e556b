import type { Database } from '#server/db/connect.ts';

/** What `tables.ts` describes. One text, so that it is one round trip and one transaction. */
const TABLES = `
  select pg_advisory_xact_lock(hashtextextended('stripe_sandbox', 0));
  create schema if not exists stripe_sandbox;

  create table if not exists stripe_sandbox.records (
    id text primary key,
    kind text not null,
    arrival bigint not null generated always as identity,
    object jsonb not null,
    "inner" jsonb not null,
    keys text[] not null,
    due_at timestamptz,
    created_at timestamptz not null
  );
  create unique index if not exists records_listed on stripe_sandbox.records (kind, arrival);
  create index if not exists records_keys on stripe_sandbox.records using gin (keys);
  create index if not exists records_due on stripe_sandbox.records (due_at) where due_at is not null;

  create table if not exists stripe_sandbox.deliveries (
    event_id text primary key references stripe_sandbox.records (id),
    state text not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    last_answer text
  );
  create index if not exists deliveries_due on stripe_sandbox.deliveries (due_at) where state = 'waiting';

  create table if not exists stripe_sandbox.idempotency_keys (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body jsonb not null,
    created_at timestamptz not null
  );
  create index if not exists idempotency_keys_age on stripe_sandbox.idempotency_keys (created_at);`;

/** All of them or none: where the last one is, nothing is left to do. Of several processes the others wait for the first. */
export const createTables = async ({ $client: pool }: Pick<Database, '$client'>) => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('stripe_sandbox.idempotency_keys') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) await pool.query(TABLES);
};

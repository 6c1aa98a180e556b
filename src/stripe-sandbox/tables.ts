import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Made by `create-tables.ts` where the sandbox is used, and nowhere else: the shop's own migrations do not know them. */
const stripeSandbox = pgSchema('stripe_sandbox');

/** Whatever the sandbox keeps: products, sessions, charges, events and the like. */
export const records = stripeSandbox.table(
  'records',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The order they came in; two may share an instant. */
    arrival: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** As the interface shows it. */
    object: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What belongs to it and is never shown. */
    inner: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it can be found by besides its id, such as `customer:cus_1`. */
    keys: text().array().notNull(),
    /** When something happens to it by itself: a session runs out, a delayed payment settles. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('records_listed').on(table.kind, table.arrival),
    index('records_keys').using('gin', table.keys),
    index('records_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;

/** One for each event: when the shop's webhook is told of it next, and how it went. */
export const deliveries = stripeSandbox.table(
  'deliveries',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => records.id),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant('due_at').notNull(),
    lastAnswer: text('last_answer'),
  },
  (table) => [
    index('deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Requests by the key their caller gave them, with the answer they got. */
export const idempotencyKeys = stripeSandbox.table(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt)],
);

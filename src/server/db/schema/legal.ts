import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** Every text of the operator that was ever shown or agreed to, by the SHA-256 of its bytes; none is ever removed. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    /** Of the file, without its ending. */
    name: text().notNull(),
    hash: text().notNull(),
    text: text().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    /** When the newest file with this text was last changed: of several versions, the newest counts. */
    modifiedAt: instant('modified_at').notNull(),
    /** When a server last had such a file in its data folder. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.hash] }),
    index('legal_versions_newest').on(table.name, table.modifiedAt),
  ],
);

export const consentKinds = ['terms', 'waiver'] as const;

/** What the buyer of an order agreed to, and when; only ever added to. */
export const orderConsents = pgTable(
  'order_consents',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: consentKinds }).notNull(),
    /** The version in `legal_versions`. */
    hash: text().notNull(),
    shownAt: instant('shown_at').notNull(),
    /** Null until it is known: terms are agreed to on the provider's page. */
    givenAt: instant('given_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.hash] })],
);

/** Somebody declares to withdraw from a contract, in their own words. What was said is never changed. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the form, so that a repeated click is one declaration. */
    key: uuid().notNull(),
    name: text().notNull(),
    /** An order's number or the address it was bought with, as it was typed. */
    contract: text().notNull(),
    /** Where the confirmation goes. */
    email: text().notNull(),
    reason: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** What `contract` seems to mean. */
    orderId: integer('order_id').references(() => orders.id),
    mailedAt: instant('mailed_at'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => customers.id),
    note: text(),
  },
  (table) => [
    uniqueIndex('withdrawals_key').on(table.key),
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null`),
    index('withdrawals_answered')
      .on(table.id)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

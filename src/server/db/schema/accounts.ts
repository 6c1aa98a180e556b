import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** As it is searched for. A condition has to repeat it to use the index. */
export const fullNameOf = (firstName: AnyPgColumn, lastName: AnyPgColumn) =>
  sql`(${firstName} || ' ' || ${lastName})`;

export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    logoPath: text('logo_path'),
    /** Of their documents; null for the documents' own. */
    colours: jsonb().$type<string[]>(),
    /** Of the business, from a browser of theirs (Europe/Berlin); null until one has told it. */
    timeZone: text('time_zone'),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.email),
    index('customers_email_parts').using('gin', table.email.op('gin_trgm_ops')),
    index('customers_name_parts').using(
      'gin',
      sql`${fullNameOf(table.firstName, table.lastName)} gin_trgm_ops`,
    ),
    index('customers_newest').on(table.createdAt, table.id),
  ],
);

export const businesses = pgTable(
  'businesses',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id),
    name: text().notNull(),
    website: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code').notNull(),
    /** Null: the shop's own. */
    country: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('businesses_name_parts').using('gin', table.name.op('gin_trgm_ops'))],
);

/** Who is an administrator, by address, so that the role can be granted before the first sign-in. */
export const admins = pgTable('admins', {
  email: text().primaryKey(),
  grantedAt: instant('granted_at').notNull(),
});

export const customerChangeKinds = [
  'disabled',
  'enabled',
  'email-change-asked',
  'email-change-resent',
  'email-change-cancelled',
  'email-confirmed',
  'email-changed',
  'erasure-asked',
  'erasure-cancelled',
  'erased',
] as const;

/** What was done to an account besides by its holder's own forms, and by whom; only ever added to. */
export const customerChanges = pgTable(
  'customer_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Null for whoever followed a link of a mail. */
    changedBy: uuid('changed_by').references(() => customers.id),
    changedAt: instant('changed_at').notNull(),
    kind: text({ enum: customerChangeKinds }).notNull(),
    /** An address, where it is about one. */
    subject: text(),
  },
  (table) => [index('customer_changes_customer').on(table.customerId, table.id)],
);

/** A new address of a customer, which counts once both mailboxes have agreed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    /** Made, or called off. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('email_changes_open')
      .on(table.customerId)
      .where(sql`${table.endedAt} is null`),
  ],
);

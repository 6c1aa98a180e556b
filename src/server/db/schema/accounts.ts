import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    logoPath: text('logo_path'),
    createdAt: instant('created_at').notNull(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.email),
    index('customers_email_parts').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

export const businesses = pgTable('businesses', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id),
  name: text().notNull(),
  website: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Who is an administrator, by address, so that the role can be granted before the first sign-in. */
export const admins = pgTable('admins', {
  email: text().primaryKey(),
  grantedAt: instant('granted_at').notNull(),
});

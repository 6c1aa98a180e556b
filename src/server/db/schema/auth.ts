import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/**
 * The newest code of an address. It counts only once its mail was accepted (`sentAt`). `attempts` are those from other
 * networks than the one that asked for it.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text().primaryKey(),
    id: uuid().notNull(),
    codeHmac: text('code_hmac').notNull(),
    network: text(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('one_time_codes_expires').on(table.expiresAt)],
);

/** Somebody has signed in from there: its people are not strangers. */
export const verifiedNetworks = pgTable(
  'verified_networks',
  { network: text().primaryKey(), verifiedAt: instant('verified_at').notNull() },
  (table) => [index('verified_networks_at').on(table.verifiedAt)],
);

/** One sign-in on one device; its refresh tokens form a chain that lives and dies with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_created').on(table.createdAt),
    index('sessions_refreshed').on(table.refreshedAt),
    index('sessions_revoked')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    sha256: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

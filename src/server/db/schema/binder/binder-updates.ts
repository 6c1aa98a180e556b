import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#server/db/schema/accounts.ts';
import { binderDocuments } from './binder.ts';
import { instant } from '#server/db/schema/instant.ts';
import { templateVersions } from '#server/db/schema/templates.ts';

/** What an owner has decided on a newer version of what a document is made of. */
export const updateDecisions = pgTable(
  'update_decisions',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    templateVersionId: integer('template_version_id')
      .notNull()
      .references(() => templateVersions.id),
    decision: text({ enum: ['accepted', 'declined'] }).notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.templateVersionId] }),
    index('update_decisions_version').on(table.templateVersionId),
  ],
);

/** Which owner was told by mail of which version: nobody hears twice of one. */
export const updateNotices = pgTable(
  'update_notices',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    templateVersionId: integer('template_version_id')
      .notNull()
      .references(() => templateVersions.id),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.templateVersionId] }),
    index('update_notices_told').on(table.customerId, table.toldAt),
  ],
);

/** Which review somebody was reminded of: once some time before its day, and once on it. */
export const reviewReminders = pgTable(
  'review_reminders',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    reviewOn: date('review_on', { mode: 'string' }).notNull(),
    kind: text({ enum: ['ahead', 'due'] }).notNull(),
    remindedAt: instant('reminded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.reviewOn, table.kind] })],
);

/** The secret address of a business's calendar, by its hash; another one takes its place. */
export const calendarLinks = pgTable(
  'calendar_links',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_links_secret').on(table.secretHash)],
);

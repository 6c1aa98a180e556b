import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#server/db/schema/accounts.ts';
import { binderDocuments } from './binder.ts';
import { instant } from '#server/db/schema/instant.ts';
import { readers } from './readers.ts';

/** One mail to one reader. It waits until the pace of the shop lets it go. */
export const readingMails = pgTable(
  'reading_mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id),
    /** What there is to read, or what the owner reminds of. */
    kind: text({ enum: ['to-read', 'reminder'] }).notNull(),
    madeAt: instant('made_at').notNull(),
    /** When it may leave, once its turn has come. */
    startsAt: instant('starts_at'),
    /** When it was given to the mail server: noted before, so that a crash in between means no mail rather than two. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('reading_mails_waiting')
      .on(table.customerId, table.id)
      .where(sql`${table.startsAt} is null`),
    index('reading_mails_paced').on(table.startsAt),
    index('reading_mails_of_day').on(table.customerId, table.startsAt),
    index('reading_mails_reader').on(table.readerId, table.madeAt),
  ],
);

export const noticeKinds = ['to-read', 'due-soon', 'due', 'reminder'] as const;

/** What somebody was told of a document: nobody hears twice of one thing. */
export const readingNotices = pgTable(
  'reading_notices',
  {
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The revision that is to be read, the day it is due, or the day of the reminder. */
    about: text().notNull(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => readingMails.id),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.documentId, table.kind, table.about] }),
    index('reading_notices_mail').on(table.mailId),
  ],
);

/**
 * Addresses that want no more mail of a business, by a keyed hash: it outlives a reader who is removed and listed again, and
 * tells nobody the address of one who was erased.
 */
export const readingUnsubscribes = pgTable(
  'reading_unsubscribes',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    emailHash: text('email_hash').notNull(),
    unsubscribedAt: instant('unsubscribed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.emailHash] })],
);

import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '#server/db/schema/accounts.ts';
import { binderDocuments, binderRevisions } from './binder.ts';
import { instant } from '#server/db/schema/instant.ts';

/** Somebody who has to know documents of a business; they need no account. */
export const readers = pgTable(
  'readers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Counts from 1 within the business: the records know a reader by it, and it is what is left of one who was erased. */
    number: integer().notNull(),
    /** Empty once erased. */
    name: text().notNull(),
    /** Null for those who read on a shared device, or sign on paper. */
    email: text(),
    role: text().notNull().default(''),
    addedAt: instant('added_at').notNull(),
    /** From then on they read nothing and get no mail; the records stay. */
    removedAt: instant('removed_at'),
    erasedAt: instant('erased_at'),
    /** When they asked for no more mail. */
    unsubscribedAt: instant('unsubscribed_at'),
    /** Of their own address, `/read/…`; null when it was taken back. */
    linkHash: text('link_hash'),
    linkMadeAt: instant('link_made_at'),
    /** Their PIN for shared devices follows from it; null while they have none. */
    pinMadeAt: instant('pin_made_at'),
  },
  (table) => [
    unique('readers_number').on(table.customerId, table.number),
    uniqueIndex('readers_email')
      .on(table.customerId, table.email)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('readers_link').on(table.linkHash),
  ],
);

/** Who has to read what. */
export const readingAssignments = pgTable(
  'reading_assignments',
  {
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    dueOn: date('due_on', { mode: 'string' }),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.documentId] }),
    index('reading_assignments_document').on(table.documentId),
    index('reading_assignments_due').on(table.dueOn),
  ],
);

/** Which pages of a revision somebody had on screen. */
export const readingProgress = pgTable(
  'reading_progress',
  {
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => binderRevisions.id),
    /** Counted from 1, each once, in their order. */
    pages: integer().array().notNull(),
    openedAt: instant('opened_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.revisionId] }),
    index('reading_progress_revision').on(table.revisionId),
  ],
);

/** What stands on each page of a revision, for whoever cannot see it or looks for a word. */
export const revisionTexts = pgTable('revision_texts', {
  revisionId: integer('revision_id')
    .primaryKey()
    .references(() => binderRevisions.id),
  /** Of the PDF that was read: another one is read again. */
  sha256: text().notNull(),
  pages: text().array().notNull(),
});

/** A sheet that was signed on paper, scanned. */
export const signedSheets = pgTable(
  'signed_sheets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => binderRevisions.id),
    path: text().notNull(),
    sha256: text().notNull(),
    attachedAt: instant('attached_at').notNull(),
  },
  (table) => [
    index('signed_sheets_customer').on(table.customerId),
    index('signed_sheets_revision').on(table.revisionId),
  ],
);

export const waysToRead = ['link', 'shared-device', 'signed-sheet'] as const;

/**
 * That somebody has read a revision. What identifies a person is here and not in the records, which keep a hash of it: a
 * person can be erased, and the chain still fits.
 */
export const acknowledgements = pgTable(
  'acknowledgements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => binderRevisions.id),
    /** The revision's number. */
    revision: integer().notNull(),
    how: text({ enum: waysToRead }).notNull(),
    statement: text().notNull(),
    /** SHA-256 of the PDF that was read. */
    sha256: text().notNull(),
    acknowledgedAt: instant('acknowledged_at').notNull(),
    /** The name they were listed under, the one they typed, and what was hashed with both; null once erased. */
    listedName: text('listed_name'),
    typedName: text('typed_name'),
    salt: text(),
    /** Where it came from; cut, then gone. */
    network: text(),
    sheetId: integer('sheet_id').references(() => signedSheets.id),
    /** Of the record that holds it. */
    recordPosition: integer('record_position').notNull(),
  },
  (table) => [
    unique('acknowledgements_once').on(table.readerId, table.revisionId),
    index('acknowledgements_document').on(table.documentId, table.revision),
    index('acknowledgements_customer').on(table.customerId, table.acknowledgedAt),
    index('acknowledgements_network')
      .on(table.acknowledgedAt)
      .where(sql`${table.network} is not null`),
  ],
);

/** An address for one device that several people share; whoever has it still needs a PIN. */
export const sharedDevices = pgTable(
  'shared_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Where it stands, as its owner calls it. */
    label: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('shared_devices_secret').on(table.secretHash),
    index('shared_devices_customer').on(table.customerId),
  ],
);

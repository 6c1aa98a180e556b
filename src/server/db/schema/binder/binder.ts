import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#server/db/schema/accounts.ts';
import type { PageSize } from '#server/db/schema/generation.ts';
import { instant } from '#server/db/schema/instant.ts';
import { type BuyerSnapshot, lineItems, orders } from '#server/db/schema/orders.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';

export const binderStates = ['draft', 'in-force', 'withdrawn'] as const;

/**
 * One procedure in the binder of a business. How it stands follows from its revisions and the clock; it is kept here as well,
 * so that a binder of thousands is listed at once.
 */
export const binderDocuments = pgTable(
  'binder_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    lineItemId: integer('line_item_id')
      .notNull()
      .references(() => lineItems.id),
    templateId: integer('template_id')
      .notNull()
      .references(() => templates.id),
    /** As the shop counts its procedures, until the business gives it one of its own; empty where nobody does. */
    number: text().notNull().default(''),
    title: text().notNull(),
    /** Who answers for it at the business, by role. */
    owner: text().notNull().default(''),
    reviewMonths: integer('review_months').notNull(),
    enteredAt: instant('entered_at').notNull(),
    /** Of what its newest revision is made. */
    templateVersionId: integer('template_version_id')
      .notNull()
      .references(() => templateVersions.id),
    /** What was approved before then is no longer in force. */
    withdrawnAt: instant('withdrawn_at'),
    state: text({ enum: binderStates }).notNull().default('draft'),
    /** The one in force; the newest where none is. */
    revision: integer().notNull().default(1),
    effectiveOn: date('effective_on', { mode: 'string' }),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    /** The newest revision, if it is made and waits to be approved. */
    draftRevision: integer('draft_revision'),
    /** Whoever has read this revision or a later one knows what is in force: what came after it was editorial. */
    readFrom: integer('read_from'),
    /** How many have to read it, and how many of them have read what is in force. */
    readerCount: integer('reader_count').notNull().default(0),
    readCount: integer('read_count').notNull().default(0),
    /** What it is found by, a line each: to lower every title of a binder again would take longer than all else of a search. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(number || E'\\n' || title || E'\\n' || owner)`),
  },
  (table) => [
    unique('binder_documents_line_item').on(table.lineItemId),
    // In the order of the register, with all that decides what stands on a page of it: nothing else is read to find the page.
    index('binder_documents_listed').on(
      table.customerId,
      table.number,
      table.title,
      table.id,
      table.orderId,
      table.state,
      table.draftRevision,
      table.nextReviewOn,
      table.readerCount,
      table.readCount,
    ),
    index('binder_documents_order').on(table.orderId),
    index('binder_documents_template').on(table.templateId),
    index('binder_documents_reviewed')
      .on(table.nextReviewOn)
      .where(sql`${table.state} = 'in-force'`),
  ],
);

/** One act of approving, of one document or of many. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** As it was typed. */
    name: text().notNull(),
    role: text().notNull(),
    statement: text().notNull(),
    /** A day of the business's time zone, and when it begins there. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    effectiveFrom: instant('effective_from').notNull(),
    reviewMonths: integer('review_months').notNull(),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [index('approvals_customer').on(table.customerId, table.id)],
);

/** SHA-256 of each file, in hexadecimal digits. */
export type RevisionHashes = { pdf: string; docx: string; xlsx?: string };

/** One version of a document, with all that it is made of, so that it can be made again just so. */
export const binderRevisions = pgTable(
  'binder_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => binderDocuments.id),
    /** Counts from 1 within the document. */
    number: integer().notNull(),
    /** Why there is one, in a sentence; what was bought is the first. */
    reason: text().notNull(),
    /** Whether readers have to read it again. */
    isSubstantial: boolean('is_substantial').notNull().default(true),
    templateVersionId: integer('template_version_id')
      .notNull()
      .references(() => templateVersions.id),
    buyer: jsonb().$type<BuyerSnapshot>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** What its print is asked after by. Whoever enters one names it; a server of yesterday, which cannot, gets a random one. */
    code: text()
      .notNull()
      .default(
        sql`substr(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/=', ''), 1, 18)`,
      ),
    /** Of its files, which share it; null until they are made. */
    stem: text(),
    pageCount: integer('page_count'),
    hasWorkbook: boolean('has_workbook').notNull().default(false),
    pages: jsonb().$type<PageSize[]>(),
    hashes: jsonb().$type<RevisionHashes>(),
    /** What its pages give as the number of the document, if that has another by now. */
    documentNumber: text('document_number'),
    /** When its files were made: what they say of today's date. */
    madeAt: instant('made_at'),
    approvalId: integer('approval_id').references(() => approvals.id),
    /** When its files carried the approval. */
    issuedAt: instant('issued_at'),
    /** When it takes force, once it is issued. */
    inForceFrom: instant('in_force_from'),
    /** When it was written into the records that it is in force. */
    notedInForceAt: instant('noted_in_force_at'),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    /** Why it could not be made with its approval, which was undone. */
    failure: text(),
  },
  (table) => [
    unique('binder_revisions_number').on(table.documentId, table.number),
    unique('binder_revisions_code').on(table.code),
    index('binder_revisions_stem').on(table.stem),
    index('binder_revisions_unnoted')
      .on(table.inForceFrom)
      .where(sql`${table.notedInForceAt} is null`),
    index('binder_revisions_noted').on(table.notedInForceAt),
    index('binder_revisions_template').on(table.templateVersionId),
    index('binder_revisions_approval').on(table.approvalId),
  ],
);

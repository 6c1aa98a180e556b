import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from '#server/db/schema/accounts.ts';
import { instant } from '#server/db/schema/instant.ts';
import { binderDocuments } from './binder.ts';

export const recordKinds = [
  'entered',
  'drafted',
  'made',
  'approved',
  'issued',
  'approval-undone',
  'in-force',
  'withdrawn',
  'reviewed',
  'described',
  'update-accepted',
  'update-declined',
  'acknowledged',
  'acknowledgement-refused',
  'sheet-attached',
  'reader-erased',
] as const;

/**
 * What happened in a binder, only ever added to: the database refuses everything else. Each row carries the hash of the one
 * before it, over the very text that is kept.
 */
export const records = pgTable(
  'records',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Counts from 1 within the binder, without gaps. */
    position: integer().notNull(),
    kind: text({ enum: recordKinds }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    documentId: integer('document_id').references(() => binderDocuments.id),
    /** JSON, byte for byte as it was hashed. */
    content: text().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.position] }),
    index('records_document').on(table.documentId, table.position),
  ],
);

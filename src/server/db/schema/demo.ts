import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How far the demo shop has come, bundle by bundle. */
export const demoBundles = pgTable('demo_bundles', {
  folder: text().primaryKey(),
  documentCount: integer('document_count').notNull(),
  /** Null until its documents are uploaded. */
  templateIds: integer('template_ids').array(),
  /** On sale, or left out because a document of it failed. */
  isSettled: boolean('is_settled').notNull().default(false),
});

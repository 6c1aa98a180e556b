import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { type BuyerSnapshot, lineItems, orders } from './orders.ts';

/** Every later generation of an order's documents, with the details it was asked for with. The first one uses the order's own. */
export const orderGenerations = pgTable(
  'order_generations',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Counts on from the order's first, which is 1. */
    number: integer().notNull(),
    buyer: jsonb().$type<BuyerSnapshot>().notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

/** The size of one page's picture. */
export type PageSize = { widthPx: number; heightPx: number };

/**
 * What came of a line item, once for each generation; the last of the earlier ones are kept. Its files share the stem, and
 * generations that had no need to make it again share the files.
 */
export const generatedDocuments = pgTable(
  'generated_documents',
  {
    lineItemId: integer('line_item_id')
      .notNull()
      .references(() => lineItems.id),
    generation: integer().notNull(),
    stem: text().notNull(),
    pageCount: integer('page_count').notNull(),
    hasWorkbook: boolean('has_workbook').notNull(),
    /** Pictures of all pages, drawn after the documents of the order are ready. */
    pages: jsonb().$type<PageSize[]>(),
    finishedAt: instant('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineItemId, table.generation] }),
    index('generated_documents_stem').on(table.stem),
    index('generated_documents_finished').on(table.finishedAt),
    index('generated_documents_undrawn')
      .on(table.finishedAt)
      .where(sql`${table.pages} is null`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Industry } from '#shared/industries.ts';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { templates } from './templates.ts';
import { tsvector } from './tsvector.ts';

/** A priced, named set of templates. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Stable on rename: links and bookmarks go on working. */
    slug: text().notNull(),
    priceInCents: integer('price_in_cents').notNull(),
    description: text().notNull().default(''),
    keywords: text().array().notNull().default([]),
    industry: text().$type<Industry>(),
    /** For how long after the purchase newer versions of its documents are included; null for always. */
    updateMonths: integer('update_months'),
    /** What it is to the tax office, by the provider's codes; null for the shop's own. */
    taxCode: text('tax_code'),
    /** Counts every change, so that two administrators never mix theirs. */
    revision: integer().notNull().default(1),
    /** The payment provider's names for it; null until the first sync has succeeded. */
    stripeProductId: text('stripe_product_id'),
    stripePriceId: text('stripe_price_id'),
    /** Prices it had before; none of them is ever taken again, so that each can be retired at leisure. */
    formerPriceIds: text('former_price_ids').array().notNull().default([]),
    /** The revision that the provider has; null until the first sync has succeeded. */
    syncedRevision: integer('synced_revision'),
    /** By which rules of tax the provider has it: see `taxRulesKey`. */
    syncedTax: text('synced_tax').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    uniqueIndex('products_stripe_price').on(table.stripePriceId),
    index('products_listed')
      .on(table.id)
      .where(sql`${table.archivedAt} is null`),
    index('products_unsynced')
      .on(table.id)
      .where(sql`${table.syncedRevision} is distinct from ${table.revision}`),
    index('products_of_industry')
      .on(table.industry, table.id)
      .where(sql`${table.archivedAt} is null`),
  ],
);

export const productTemplates = pgTable(
  'product_templates',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    templateId: integer('template_id')
      .notNull()
      .references(() => templates.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.templateId] }),
    index('product_templates_template').on(table.templateId),
  ],
);

/** Who changed what of a product, and when; only ever added to. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => customers.id),
    changedAt: instant('changed_at').notNull(),
    /** Which field, or `created`, `archived`, `restored`. */
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('product_changes_product').on(table.productId, table.id)],
);

/** How often a product's page was looked at on a day of the shop. A number, and nothing of who looked. */
export const productViews = pgTable(
  'product_views',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
);

/** What a bundle says of itself: name, keywords and industry, but not its documents. A condition has to repeat it to use the index. */
export const ownWordsOf = (column: AnyPgColumn) => sql`ts_filter(${column}, '{a,b,c}')`;

/** What the search reads: a row for every product that is sold, and for no other. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id),
    /** In the search's spelling: small letters without accents. */
    name: text().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('product_search_words').using('gin', table.words),
    index('product_search_own_words').using('gin', ownWordsOf(table.words)),
  ],
);

/** Every word the search has known, so that a mistyped one finds the one it was meant to be. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_alike').using('gist', table.word.op('gist_trgm_ops')),
]);

/** One row that counts what has changed of the public catalogue: who keeps answers compares it. */
export const catalogRevision = pgTable('catalog_revision', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});

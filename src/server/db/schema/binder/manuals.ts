import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MissingDocument } from '#shared/contract/binder-files.ts';
import type { ManualKind } from '#shared/binder/manual-kinds.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { instant } from '#server/db/schema/instant.ts';

/** What is made of a whole binder, as it was last made. */
export const binderManuals = pgTable(
  'binder_manuals',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text().$type<ManualKind>().notNull(),
    /** When something of the binder changed that it shows; null once it was looked at since. */
    changedAt: instant('changed_at'),
    /** Of all that is in it; with the same one nothing is made again. */
    fingerprint: text(),
    path: text(),
    pageCount: integer('page_count'),
    missing: jsonb().$type<MissingDocument[]>().notNull().default([]),
    madeAt: instant('made_at'),
    /** When it could not be made of what `fingerprint` says. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind] }),
    index('binder_manuals_changed')
      .on(table.changedAt)
      .where(sql`${table.changedAt} is not null`),
  ],
);

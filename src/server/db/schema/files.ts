import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** Every object in storage has a row here that says whose it is; an object without one is an orphan. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    bucket: text().notNull(),
    path: text().notNull(),
    ownerId: uuid('owner_id').references(() => customers.id),
    /** A file of an order can be read while the order is open: not once it was refunded, nor while it is disputed. */
    orderId: integer('order_id').references(() => orders.id),
    isPublic: boolean('is_public').notNull().default(false),
    /** What a download is called; never part of a path. */
    downloadName: text('download_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('stored_files_path').on(table.bucket, table.path),
    index('stored_files_owner').on(table.ownerId, table.bucket, table.path),
  ],
);

/** Files whose bytes were found to be missing or others than were written, until they are well again or gone. */
export const damagedFiles = pgTable('damaged_files', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => storedFiles.id, { onDelete: 'cascade' }),
  damage: text({ enum: ['missing', 'cut', 'altered'] }).notNull(),
  foundAt: instant('found_at').notNull(),
});

import { customType, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Mark } from '#shared/contract/preview.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { instant } from './instant.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What is printed into somebody's own pages. */
export type PreviewDetails = {
  values: PlaceholderValues;
  /** The names of those that are the asker's own, to be marked. */
  own: string[];
  answers: Answers;
  colours: string[] | null;
};

/** One document of a bundle: `key` names what came of it, and is the same for the same version, details and logo. */
export type PreviewedDocument = { templateId: number; versionId: number; pageCount: number; key: string };

/**
 * What somebody wants to see with their own details; gone within the hour. The three tables are unlogged: they are in no
 * backup and no archive, and empty after a crash, which costs nobody more than typing on.
 */
export const previews = pgTable(
  'previews',
  {
    id: uuid().primaryKey(),
    details: jsonb().$type<PreviewDetails>().notNull(),
    logo: bytea(),
    documents: jsonb().$type<PreviewedDocument[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('previews_created').on(table.createdAt)],
);

/** What came of one document. */
export const previewRenderings = pgTable(
  'preview_renderings',
  {
    key: text().primaryKey(),
    status: text({ enum: ['processing', 'complete', 'failed'] }).notNull(),
    /** Last: it stays for as long as somebody may look. */
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('preview_renderings_asked').on(table.askedAt)],
);

export const previewPages = pgTable(
  'preview_pages',
  {
    id: uuid().primaryKey(),
    key: text()
      .notNull()
      .references(() => previewRenderings.key, { onDelete: 'cascade' }),
    page: integer().notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    marks: jsonb().$type<Mark[]>().notNull(),
    picture: bytea().notNull(),
  },
  (table) => [unique('preview_pages_page').on(table.key, table.page)],
);

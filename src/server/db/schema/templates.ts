import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DocumentFinding } from '#shared/contract/document.ts';
import type { PageMark, PageViewEntry } from '#shared/contract/page-view.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { customers } from './accounts.ts';
import { instant } from './instant.ts';

/** What an administrator uploaded under one name; its content is its versions. */
export const templates = pgTable(
  'templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** What the binder of whoever buys it begins with: its number, who answers for it by role, and how often it is looked at again. */
    documentNumber: text('document_number').notNull().default(''),
    owner: text().notNull().default(''),
    reviewMonths: integer('review_months').notNull().default(12),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('templates_listed')
      .on(table.createdAt)
      .where(sql`${table.archivedAt} is null`),
  ],
);

export const templateStatuses = ['processing', 'complete', 'failed'] as const;

export const changeKinds = ['editorial', 'substantial'] as const;

type KeyColumns = { questionKeys: AnyPgColumn; workbookQuestionKeys: AnyPgColumn };

/** What a version asks, in either file. A condition has to repeat it to use the index. */
export const askedKeysOf = ({ questionKeys, workbookQuestionKeys }: KeyColumns) =>
  sql<string[]>`(${questionKeys} || ${workbookQuestionKeys})`;

/** Where a page's pictures are, all in the bucket of what they show. */
export type SamplePage = {
  page: number;
  widthPx: number;
  heightPx: number;
  jpgPath: string;
  webp: { widthPx: number; path: string }[];
  /** Its top, as it looks out of a cover; first pages of samples have it, unless they are older than covers' own pictures. */
  top?: { widthPx: number; heightPx: number; path: string }[];
};

/**
 * One uploaded file and its companion. Never changed once it is complete: orders keep the version they were bought
 * with, the newest complete one is sold, and another workbook makes another version.
 */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    templateId: integer('template_id')
      .notNull()
      .references(() => templates.id),
    /** Counts from 1 within the template. */
    number: integer().notNull(),
    status: text({ enum: templateStatuses }).notNull(),
    sourcePath: text('source_path').notNull(),
    /** The companion Excel workbook, if the template has one. */
    workbookPath: text('workbook_path'),
    workbookName: text('workbook_name'),
    workbookFindings: jsonb('workbook_findings').$type<DocumentFinding[]>().notNull().default([]),
    pageCount: integer('page_count'),
    findings: jsonb().$type<DocumentFinding[]>().notNull().default([]),
    /** What it lacks for readers who do not see it; null of versions that were never looked at that way. */
    accessibility: jsonb().$type<DocumentFinding[]>(),
    /** Of the questions whose answers the document prints or asks about, and of those of the workbook. */
    questionKeys: text('question_keys').array().notNull().default([]),
    workbookQuestionKeys: text('workbook_question_keys').array().notNull().default([]),
    /** Why it failed, in sentences for the administrator. */
    reasons: jsonb().$type<string[]>().notNull().default([]),
    samplePdfPath: text('sample_pdf_path'),
    samplePages: jsonb('sample_pages').$type<SamplePage[]>().notNull().default([]),
    /** What is new in it, for those who have an earlier one, and whether their readers have to read it again. */
    changeNote: text('change_note').notNull().default(''),
    changeKind: text('change_kind', { enum: changeKinds }).notNull().default('substantial'),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => customers.id),
    createdAt: instant('created_at').notNull(),
    /** When its job was last queued. */
    queuedAt: instant('queued_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('template_versions_number').on(table.templateId, table.number),
    index('template_versions_processing')
      .on(table.queuedAt)
      .where(sql`${table.status} = 'processing'`),
    index('template_versions_asked').using('gin', askedKeysOf(table)),
  ],
);

/** A template filled once for an administrator to look at; gone after a day. */
export const testFills = pgTable(
  'test_fills',
  {
    id: uuid().primaryKey(),
    versionId: integer('version_id')
      .notNull()
      .references(() => templateVersions.id),
    values: jsonb().$type<Partial<PlaceholderValues>>().notNull(),
    answers: jsonb().$type<Answers>().notNull().default({}),
    /** What tests of its blocks give, by their words, whatever was answered. */
    conditions: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    status: text({ enum: templateStatuses }).notNull(),
    reason: text(),
    pdfPath: text('pdf_path'),
    docxPath: text('docx_path'),
    xlsxPath: text('xlsx_path'),
    pages: jsonb().$type<SamplePage[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('test_fills_created').on(table.createdAt)],
);

/** An entry with the tags it stands for, by their names. */
export type KeptEntry = Omit<PageViewEntry, 'marks'> & {
  tags: { name: string; role: PageMark['role'] }[];
};

/** Where the tag of this name is seen; once for each line it takes. */
export type KeptMark = Omit<PageMark, 'role' | 'isContinued'> & { name: string };

/** A template as it is written, for its author to look at; gone after an hour. */
export const pageViews = pgTable(
  'page_views',
  {
    id: uuid().primaryKey(),
    status: text({ enum: templateStatuses }).notNull(),
    reason: text(),
    /** The document with its tags marked; none of a workbook, which has no pages. */
    markedPath: text('marked_path'),
    entries: jsonb().$type<KeptEntry[]>().notNull(),
    marks: jsonb().$type<KeptMark[]>().notNull().default([]),
    pageCount: integer('page_count'),
    /** Those drawn so far, in their order. */
    pages: jsonb().$type<SamplePage[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('page_views_created').on(table.createdAt)],
);

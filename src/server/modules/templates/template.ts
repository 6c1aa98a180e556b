import type { templates, templateVersions } from '#server/db/schema/templates.ts';
import { sample } from './template-limits.ts';

export type Template = typeof templates.$inferSelect;
export type TemplateVersion = typeof templateVersions.$inferSelect;

/** What administrators uploaded: nobody but the server reads it. */
export const TEMPLATE_BUCKET = 'templates';
/** What everybody may see of it. */
export const SAMPLE_BUCKET = 'samples';
export const TEST_FILL_BUCKET = 'test_fills';
export const PAGE_VIEW_BUCKET = 'page_views';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Whether it was looked at for what readers lack who do not see it, and lacks nothing. */
export const isAccessible = ({ accessibility }: Pick<TemplateVersion, 'accessibility'>) =>
  accessibility?.length === 0;

/** The first pages, but never more than half of a document: a sample must not give the product away. */
export const samplePageCount = (pageCount: number) =>
  Math.max(1, Math.min(sample.maxPages, Math.floor(pageCount / 2)));

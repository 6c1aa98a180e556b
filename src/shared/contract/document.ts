import { z } from 'zod';
import { templateUpload } from '#shared/limits/template-upload.ts';
import { testFillLimits } from '#shared/limits/test-fill.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { placeholderKeys, type TextPlaceholderKey } from '#shared/placeholders.ts';
import { requiredLine, textLine } from '#shared/text.ts';
import { answersInput, type Question } from './question.ts';
import { rowId } from './row-id.ts';

/** Something an administrator should know about a template; errors refuse the file, warnings are kept, notes are nothing to mend. */
export type DocumentFinding = {
  severity: 'error' | 'warning' | 'note';
  code: string;
  message: string;
  place: string;
};

/** A file of a refused upload, counted from 0, and how many of its embedded objects could be kept as pictures. */
export type KeepableFile = { place: number; objects: number };

/** A page's picture: `src` is the JPG, `webp` the same in the sizes a page may need. */
export type PagePreview = {
  page: number;
  width: number;
  height: number;
  src: string;
  webp: { width: number; url: string }[];
  /** Its top alone, as it looks out of a cover. */
  top?: { width: number; height: number; url: string }[];
};

/** A template whose newest usable version is ready, as administrators see it. */
export type AdminDocument = {
  id: number;
  name: string;
  previewImageUrl: string;
  previewPdfUrl: string;
  pages: PagePreview[];
  pageCount: number;
  version: number;
  uploadedAt: string;
  findings: DocumentFinding[];
  /** What it lacks for readers who do not see it; null of a version that was never looked at that way. */
  accessibility: DocumentFinding[] | null;
  /** The companion Excel workbook's file name. */
  workbook: string | null;
  usedIn: { id: number; name: string }[];
  /** How it enters the binders of those who buy it. */
  register: { number: string; owner: string; reviewMonths: number };
  /** Whether somebody has a version of it in their binder, and hears of a newer one. */
  isOwned: boolean;
  /** A newer version that is being checked or was refused; the ready one is sold meanwhile. */
  newer: { version: number; status: 'processing' | 'failed'; reasons: string[] } | null;
};

/** A template none of whose versions became ready. */
export type DocumentFailure = { id: number; name: string; reasons: string[] };

export const documentIdsInput = z.array(rowId).max(templateUpload.maxStatusIds);

/** Left out: all there are. */
export const documentFailuresInput = documentIdsInput.optional();

export const documentIdInput = z.strictObject({ id: rowId });

export const renameDocumentInput = z.strictObject({ id: rowId, name: requiredLine(textLength.documentName) });

const textKeys = placeholderKeys.filter((key): key is TextPlaceholderKey => key !== 'logo');

/** Values left out are those of the invented sample company. */
export const testFillInput = z.strictObject({
  id: rowId,
  values: z
    .strictObject(
      Object.fromEntries(textKeys.map((key) => [key, textLine(textLength.testFill).optional()])) as Record<
        TextPlaceholderKey,
        z.ZodOptional<ReturnType<typeof textLine>>
      >,
    )
    .default({}),
  /** Checked as `setCustomerAnswers` checks them; what is left out is the question's default. */
  answers: answersInput.default({}),
  /** What tests of the document's blocks give in this fill only, by their words. */
  conditions: z
    .record(z.string().min(1).max(testFillLimits.conditionLength), z.boolean())
    .refine((conditions) => Object.keys(conditions).length <= testFillLimits.maxConditions)
    .default({}),
});

/** What may be tried out on a document besides the details of a business. */
export type TestFillForm = { questions: Question[]; conditions: string[] };

/** A template filled once for an administrator to look at. */
export type TestFill = {
  id: string;
  status: 'processing' | 'complete' | 'failed';
  reason: string | null;
  pages: PagePreview[];
  pdfUrl: string | null;
  docxUrl: string | null;
  /** Only where the document has a companion workbook. */
  xlsxUrl: string | null;
};

export const testFillIdInput = z.strictObject({ id: z.uuid() });

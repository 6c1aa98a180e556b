import { z } from 'zod';
import type { ReadingState } from '#shared/contract/reading/readers.ts';
import { rowId } from '#shared/contract/row-id.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { evidenceFormats, papers } from '#shared/reading/evidence-forms.ts';
import { requiredLine, textLine } from '#shared/text.ts';

/** By a link of their own, on a device that several share, or on paper. */
export type WayToRead = 'link' | 'shared-device' | 'signed-sheet';

const revision = z.int().min(1).max(1_000_000);

/** Of everybody and everything, of one person, or of one document. */
export const evidenceScope = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('matrix'),
    orderId: rowId.optional(),
    role: textLine(readerLimits.roleLength).optional(),
  }),
  z.strictObject({ of: z.literal('person'), readerId: rowId }),
  z.strictObject({ of: z.literal('document'), documentId: rowId }),
]);

export type EvidenceScope = z.infer<typeof evidenceScope>;

export const readingExportInput = z.strictObject({
  scope: evidenceScope,
  format: z.enum(evidenceFormats),
});

export type ReadingExportInput = z.infer<typeof readingExportInput>;

/** Of what somebody has read of a document, the latest revision unless another is named. */
export const readingProofInput = z.strictObject({
  readerId: rowId,
  documentId: rowId,
  revision: revision.optional(),
});

export type ReadingProofInput = z.infer<typeof readingProofInput>;

export const signOffSheetInput = z.strictObject({
  documentId: rowId,
  paper: z.enum(papers).default('letter'),
});

export type SignOffSheetInput = z.infer<typeof signOffSheetInput>;

export const documentReadersInput = z.strictObject({ documentId: rowId });

export type DocumentReader = {
  id: number;
  number: number;
  /** Empty once erased. */
  name: string;
  role: string;
  /** Null for somebody who does not have to read it, or no longer. */
  state: ReadingState | null;
  dueOn: string | null;
  isOverdue: boolean;
  /** The latest revision first. */
  read: { revision: number; at: string; how: WayToRead; sheetId: number | null }[];
};

/** Answer of `getDocumentReaders`. */
export type DocumentReaders = {
  /** By name; those who have to read it first. */
  readers: DocumentReader[];
  /** Those that are in force or were: what a signed sheet can be of. The latest first. */
  revisions: number[];
  sheets: { id: number; revision: number; attachedAt: string; sha256: string; readers: number }[];
};

/** Of a form with a scan, the field `sheet`. */
export const attachSheetInput = z
  .strictObject({
    documentId: rowId,
    revision,
    readerIds: z.array(rowId).max(signedSheetLimits.maxSigners),
    /** Of those who signed and are not on the list; they are put on it. */
    otherNames: z.array(requiredLine(textLength.name)).max(signedSheetLimits.maxOtherNames),
  })
  .refine(({ readerIds, otherNames }) => readerIds.length + otherNames.length > 0, {
    message: 'must name somebody',
    path: ['readerIds'],
  });

export type AttachSheetInput = z.infer<typeof attachSheetInput>;

/** How many were written down as having read it; of others it was known before. */
export type AttachedSheet = { sheetId: number; recorded: number; knownBefore: number };

export const signedSheetInput = z.strictObject({ id: rowId });

/** Answer of `getSignedSheet`: where the scan can be downloaded for a while. */
export type SignedSheet = { url: string; name: string };

/** What is put on paper. */
export type PrintScope =
  | EvidenceScope
  | ({ of: 'proof' } & ReadingProofInput)
  | ({ of: 'sheet' } & SignOffSheetInput);

import { z } from 'zod';
import { manualKinds } from '#shared/binder/manual-kinds.ts';
import { binder } from '#shared/limits/binder.ts';
import type { RevisionState } from './binder.ts';
import type { PagePreview } from './document.ts';
import { rowId } from './row-id.ts';

export const revisionFormats = ['pdf', 'docx', 'xlsx'] as const;
export type RevisionFormat = (typeof revisionFormats)[number];

const revision = z.int().min(1).max(1_000_000);

export const revisionInput = z.strictObject({ id: rowId, revision });

export const revisionFileInput = z.strictObject({
  id: rowId,
  revision,
  format: z.enum(revisionFormats),
  /** Whether it is looked at in the browser or kept. */
  disposition: z.enum(['inline', 'attachment']).default('attachment'),
});

export type RevisionFileInput = z.infer<typeof revisionFileInput>;

/**
 * Answer of `getRevisionFile`: a signed address of this shop. What is handed out of a revision that is no longer in force says
 * so on every page, so its hash is not that of the register, which is of the file as it was made.
 */
export type RevisionFile = { url: string; name: string; isStamped: boolean };

/** Answer of `getRevisionPages`; empty while they are still being drawn. */
export type RevisionPages = { state: RevisionState; pages: PagePreview[] };

/** Without `ids`, all of them, with the master list. */
export const binderZipInput = z.strictObject({ ids: z.array(rowId).min(1).max(binder.maxAtOnce).optional() });

export type BinderZipInput = z.infer<typeof binderZipInput>;

export const masterListInput = z.strictObject({ format: z.enum(['xlsx', 'pdf']) });

/** Null while the file is still being made: ask again. */
export type ExportLink = { url: string | null };

/** Null while there is none. */
export type CalendarLink = { url: string | null };

export const manualInput = z.strictObject({ kind: z.enum(manualKinds).default('manual') });

/** A document in force that is not in the manual: its file is gone, is not what was approved, or cannot be merged. */
export type MissingDocument = {
  number: string;
  title: string;
  reason: 'lost' | 'damaged' | 'encrypted' | 'broken';
};

/** `empty`: nothing is in force. `too-large`: more than one file should hold. */
export type ManualState = 'empty' | 'making' | 'ready' | 'failed' | 'too-large';

/** Answer of `getManual`; `file` is there when it is ready, and shows the binder as it stands. */
export type Manual = {
  state: ManualState;
  /** In force, whether or not they are in it. */
  documentCount: number;
  file: {
    /** A signed address of this shop. */
    url: string;
    pageCount: number;
    bytes: number;
    madeAt: string;
    missing: MissingDocument[];
  } | null;
};

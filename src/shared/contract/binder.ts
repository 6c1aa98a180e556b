import { z } from 'zod';
import { binder } from '#shared/limits/binder.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { requiredLine, textBlock, textLine } from '#shared/text.ts';
import { rowId } from './row-id.ts';

/** A document of which no revision is in force is a draft. */
export type BinderState = 'draft' | 'in-force' | 'withdrawn';
export type RevisionState = 'draft' | 'in-force' | 'superseded' | 'withdrawn';

/** What somebody has to do with a document: approve its draft, decide on an update, review it; or see that its readers read it. */
export type BinderNeed = 'approve' | 'update' | 'review' | 'read';

export type ChangeKind = 'editorial' | 'substantial';

/** Days are written 2026-11-17, in the business's time zone. */
export type BinderApproval = {
  name: string;
  role: string;
  statement: string;
  effectiveDate: string;
  approvedAt: string;
};

/** A row of the register. */
export type BinderDocument = {
  id: number;
  /** Empty where neither the shop nor the business gives one. */
  number: string;
  title: string;
  owner: string;
  bundle: { orderId: number; name: string };
  /** The one in force; the newest where none is. */
  revision: number;
  state: BinderState;
  effectiveDate: string | null;
  nextReview: string | null;
  /** The newest revision while it is not in force yet. */
  draft: {
    revision: number;
    reason: string;
    /** It waits for somebody to approve it; is being made; or was approved, and takes effect on a day to come. */
    stage: 'waiting' | 'making' | 'approved';
    effectiveDate: string | null;
    /** Why it could not be made as it was approved. */
    failure: string | null;
  } | null;
  needs: BinderNeed[];
  /** How many have to read it, and how many of them have read what is in force; null where nobody has to. */
  readers: { all: number; read: number } | null;
};

export type BinderPage = {
  businessName: string;
  /** Null until a browser has told it. */
  timeZone: string | null;
  /** The day it is there. */
  today: string;
  /** Of the whole binder, whatever is searched for. */
  counts: { all: number; draft: number; inForce: number; withdrawn: number } & Record<BinderNeed, number>;
  bundles: { orderId: number; name: string }[];
  /** What needs doing comes first. */
  documents: BinderDocument[];
  /** Of what is searched for. */
  total: number;
};

export const binderInput = z
  .strictObject({
    search: textLine(textLength.search).default(''),
    state: z.enum(['draft', 'in-force', 'withdrawn']).optional(),
    orderId: rowId.optional(),
    need: z.enum(['approve', 'update', 'review', 'read']).optional(),
    page: z.int().min(1).max(10_000).default(1),
    limit: z.int().min(1).max(binder.maxPageSize).default(binder.pageSize),
  })
  .prefault({});

export type BinderInput = z.infer<typeof binderInput>;

export const binderDocumentInput = z.strictObject({ id: rowId });

export type BinderFile = { format: 'pdf' | 'docx' | 'xlsx'; sha256: string };

export type BinderRevision = {
  revision: number;
  state: RevisionState;
  reason: string;
  requestedAt: string;
  /** Null until its files are made. */
  madeAt: string | null;
  pageCount: number | null;
  approval: BinderApproval | null;
  /** Whether its files carry the approval. */
  isIssued: boolean;
  failure: string | null;
  /** Of drafts that nobody approved the files go with the order's old versions. */
  hasFiles: boolean;
  files: BinderFile[];
};

/** A line of what happened, as the records tell it. */
export type BinderRecord = {
  position: number;
  at: string;
  kind: string;
  hash: string;
  data: Record<string, unknown>;
  /** Of who has read it, for as long as it is kept: the records know a number. */
  readerName: string | null;
};

/** Answer of `getBinderDocument`: a document with all its revisions, the newest first. */
export type BinderDocumentDetails = BinderDocument & {
  businessName: string;
  today: string;
  timeZone: string | null;
  reviewMonths: number;
  revisions: BinderRevision[];
  records: BinderRecord[];
};

const ids = z.array(rowId).min(1).max(binder.maxAtOnce);
const day = z.iso.date('must be a day, like 2026-11-17');
const name = requiredLine(textLength.name);
const months = z.int().min(binder.review.least).max(binder.review.most);

export const approveDocumentsInput = z
  .strictObject({
    ids,
    name,
    role: requiredLine(binder.roleLength),
    effectiveDate: day,
    reviewMonths: months.default(binder.review.usual),
    /** Of each of the ids, in their order, the revision that was looked at: a newer one is not approved unseen. */
    revisions: z.array(z.int().min(1)).optional(),
  })
  .refine(({ ids: named, revisions }) => !revisions || revisions.length === named.length, {
    message: 'must name a revision for each document',
    path: ['revisions'],
  });

export type ApproveDocumentsInput = z.infer<typeof approveDocumentsInput>;

export const withdrawDocumentsInput = z.strictObject({
  ids,
  name,
  reason: textBlock(binder.reasonLength).refine((value) => value !== '', 'must not be empty'),
});

/** Reviewed, and nothing has to change. */
export const reviewDocumentsInput = z.strictObject({ ids, name });

/** What a business calls a document itself, and who answers for it; the name is whoever says so. */
export const binderEntryInput = z.strictObject({
  id: rowId,
  number: textLine(binder.numberLength),
  owner: textLine(binder.ownerLength),
  name,
});

export type BinderEntryInput = z.infer<typeof binderEntryInput>;

export const timeZoneInput = z.strictObject({ timeZone: z.string().min(1).max(64) });

/** How a template enters the binders of those who buy it. */
export const documentRegisterInput = z.strictObject({
  id: rowId,
  number: textLine(binder.numberLength),
  owner: textLine(binder.ownerLength),
  reviewMonths: months,
});

import { z } from 'zod';
import { readerLimits } from '#shared/limits/readers.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { requiredLine } from '#shared/text.ts';
import type { ReadingState } from './readers.ts';
import { rowId } from '#shared/contract/row-id.ts';

/** What a reader ticks. */
export const READING_STATEMENT = 'I have read and understood this document.';

/** From `/read/{token}`; or what a shared device was given for a PIN. */
const token = z.string().min(20).max(400);
const revision = z.int().min(1).max(1_000_000);

/** Without a document: what there is to read. */
export const readingInput = z.strictObject({ token, documentId: rowId.optional() });

export type ReadingDocument = {
  id: number;
  number: string;
  title: string;
  revision: number;
  state: ReadingState;
  dueOn: string | null;
  pageCount: number;
  /** Of the revision in force. */
  pagesSeen: number[];
  acknowledgedAt: string | null;
};

export type ReadingPage = {
  page: number;
  width: number;
  height: number;
  src: string;
  /** The same, finer, for screens that need it. */
  sharp?: { src: string; width: number };
  /** What stands on it, for whoever cannot see it or looks for a word. */
  text: string;
};

/** Answer of `getReading`. */
export type Reading = {
  businessName: string;
  logo: string | null;
  readerName: string;
  /** They are listed with an address. */
  canMail: boolean;
  statement: string;
  documents: ReadingDocument[];
  /** The one that was asked for. */
  open: {
    id: number;
    revision: number;
    sha256: string;
    pages: ReadingPage[];
    /** What is new since the revision they have read, if they have. */
    change: { sinceRevision: number; reasons: string[] } | null;
  } | null;
};

export const pagesSeenInput = z.strictObject({
  token,
  documentId: rowId,
  revision,
  pages: z.array(z.int().min(1).max(readerLimits.maxPages)).min(1).max(readerLimits.maxPagesAtOnce),
});

export const acknowledgeInput = z.strictObject({
  token,
  documentId: rowId,
  revision,
  name: requiredLine(textLength.name),
  agreed: z.literal(true, 'must be ticked'),
  /** Whether a mail tells them what they acknowledged; it goes to the address they are listed with, and to no other. */
  wantsCopy: z.boolean().default(false),
});

/** Answer of `acknowledge`; of one who has acknowledged the revision before, what was written down then. */
export type Acknowledgement = {
  revision: number;
  sha256: string;
  statement: string;
  acknowledgedAt: string;
  /** Whether a copy was wanted, and is on its way: no more than a few a day are sent. */
  copy: 'sent' | 'not-sent' | 'not-wanted';
};

export const readingChangesInput = z.strictObject({ token, documentId: rowId });

/** From `/read/shared/{secret}`. */
export const sharedDeviceInput = z.strictObject({ secret: token });

/** Answer of `getSharedDevice`: who may read on it. */
export type SharedDeviceReaders = {
  businessName: string;
  logo: string | null;
  label: string;
  /** The role only where two have the same name. */
  readers: { id: number; name: string; role: string | null }[];
};

export const enterPinInput = z.strictObject({
  secret: token,
  readerId: rowId,
  pin: z.string().regex(/^\d{6}$/, 'must be six digits'),
});

/** Answer of `enterPin`: what the other calls take for a token, until then. */
export type DevicePass = { token: string; expiresAt: string };

export type AcknowledgeInput = z.infer<typeof acknowledgeInput>;

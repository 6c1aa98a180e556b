import { z } from 'zod';
import { readerLimits } from '#shared/limits/readers.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { email } from '#shared/email.ts';
import { requiredLine, textLine } from '#shared/text.ts';
import { rowId } from '#shared/contract/row-id.ts';

/** How somebody stands to a document: it is not in force, not begun, begun, read, or read in a revision that has had its day. */
export const readingStates = ['waiting', 'not-yet', 'reading', 'read', 'outdated'] as const;
export type ReadingState = (typeof readingStates)[number];

export type Reader = {
  id: number;
  number: number;
  name: string;
  /** Null for those who read on a shared device, or sign on paper. */
  email: string | null;
  role: string;
  addedAt: string;
  /** They asked for no more mail. */
  isUnsubscribed: boolean;
  /** Their own address; null when it was taken back. */
  link: string | null;
  /** For shared devices; null while they have none. */
  pin: string | null;
  /** Of what is in force. */
  assigned: number;
  read: number;
  /** Of what is not read, how much was due before today. */
  overdue: number;
};

export type SharedDevice = { id: number; label: string; madeAt: string; link: string | null };

/** Their name stays beside what they have read until it is erased. */
export type RemovedReader = Pick<Reader, 'id' | 'number' | 'name' | 'role'> & { removedAt: string };

/** Answer of `getReaders`, by name; those who were removed with the latest first. */
export type ReaderList = {
  readers: Reader[];
  removed: RemovedReader[];
  roles: string[];
  sharedDevices: SharedDevice[];
};

const person = {
  name: requiredLine(textLength.name),
  email: z.union([z.literal('').transform(() => null), z.null(), email]).default(null),
  role: textLine(readerLimits.roleLength).default(''),
};

export const readerEntry = z.strictObject({ id: rowId.optional(), ...person });

/** Each line is judged by itself: what is wrong with one keeps no other from being saved. */
export const saveReadersInput = z.strictObject({
  readers: z
    .array(
      z.strictObject({
        id: rowId.optional(),
        name: z.string(),
        email: z.string().nullish(),
        role: z.string().optional(),
      }),
    )
    .min(1)
    .max(readerLimits.maxAtOnce),
});

export type SaveReadersInput = z.infer<typeof saveReadersInput>;

/** Answer of `saveReaders`: of each line, in their order, who it became, or why it was not saved. */
export type SavedReaders = {
  lines: ({ id: number; isNew: boolean } | { problem: string; field: 'name' | 'email' | 'role' })[];
};

const day = z.iso.date('must be a day, like 2026-11-17');
const ids = z.array(rowId).max(readerLimits.maxReaders);

/** People by themselves and by role, documents by themselves and by bundle (which is an order). */
export const assignReadersInput = z.strictObject({
  readerIds: ids.default([]),
  roles: z.array(textLine(readerLimits.roleLength)).max(100).default([]),
  documentIds: ids.default([]),
  orderIds: ids.default([]),
  dueOn: day.nullable().default(null),
  /** They no longer have to; what they have read stays. */
  unassign: z.boolean().default(false),
});

export type AssignReadersInput = z.infer<typeof assignReadersInput>;

/** Where nobody is named: everybody who is behind, but for who was mailed within the last hour. */
export const remindReadersInput = z.strictObject({
  readerIds: ids.default([]),
  documentIds: ids.default([]),
});

/** Who was written to; and who was not, and why: no address, no more mail wanted, reminded today already, mailed just now, nothing to read. */
export type RemindedReaders = {
  reminded: number;
  notReminded: {
    id: number;
    name: string;
    why: 'no-email' | 'unsubscribed' | 'just-reminded' | 'just-mailed' | 'nothing-to-read';
  }[];
};

export const readerInput = z.strictObject({ id: rowId });

export const sharedDeviceInput = z.strictObject({ label: requiredLine(readerLimits.labelLength) });

/** Their records stay; with `erase` under their number alone. */
export const removeReaderInput = z.strictObject({ id: rowId, erase: z.boolean().default(false) });

export const readingMatrixInput = z
  .strictObject({
    orderId: rowId.optional(),
    role: textLine(readerLimits.roleLength).optional(),
    search: textLine(textLength.search).default(''),
  })
  .prefault({});

export type ReadingMatrixInput = z.infer<typeof readingMatrixInput>;

/** Answer of `getReadingMatrix`. */
export type ReadingMatrix = {
  businessName: string;
  /** Documents that are not shown, because they would be too many; those of one bundle are. */
  documentsLeftOut: number;
  today: string;
  /** Of all assignments, whatever is searched for. */
  totals: Record<ReadingState, number> & { overdue: number };
  documents: { id: number; number: string; title: string; revision: number; isInForce: boolean }[];
  people: {
    id: number;
    name: string;
    role: string;
    /** A sign for each document, in their order: `-` not assigned, `w` waiting, `n` not yet, `r` reading, `d` read, `o` outdated; in capitals where it is overdue. */
    cells: string;
  }[];
};

import { z } from 'zod';
import { binder } from '#shared/limits/binder.ts';
import { textLine } from '#shared/text.ts';
import type { ChangeKind } from './binder.ts';
import { rowId } from './row-id.ts';

const changeKinds = ['editorial', 'substantial'] as const satisfies ChangeKind[];

/** What is new in a version of a template. Without a note its owners hear nothing of it. */
export const templateChangeInput = z.strictObject({
  note: z
    .string()
    .transform((value) => value.replaceAll(/\s+/g, ' '))
    .pipe(textLine(binder.changeNoteLength))
    .default(''),
  kind: z.enum(changeKinds).default('substantial'),
});

export type TemplateChange = z.infer<typeof templateChangeInput>;

/** A newer version of what a document is made of, as its owner hears of it. */
export type UpdateNote = {
  version: number;
  note: string;
  kind: ChangeKind;
  at: string;
  /** The owner has declined it once; a later version brings it along. */
  wasDeclined: boolean;
};

export type DocumentUpdate = {
  id: number;
  number: string;
  title: string;
  bundle: { orderId: number; name: string };
  fromVersion: number;
  toVersion: number;
  /** Substantial where any of the changes is. */
  kind: ChangeKind;
  /** The newest first. */
  notes: UpdateNote[];
  /** Documents of its order are being made: it can be accepted once they are. */
  isBeingMade: boolean;
};

export type UpdatePage = { updates: DocumentUpdate[]; total: number };

export const updatesInput = z
  .strictObject({
    page: z.int().min(1).max(10_000).default(1),
    limit: z.int().min(1).max(binder.maxUpdates).default(binder.pageSize),
  })
  .prefault({});

export const updateIdsInput = z.strictObject({ ids: z.array(rowId).min(1).max(binder.maxUpdates) });

/** How far a version with a note has come among those who own an earlier one. */
export type UpdateReach = {
  version: number;
  note: string;
  kind: ChangeKind;
  at: string;
  owners: number;
  accepted: number;
  declined: number;
  undecided: number;
};

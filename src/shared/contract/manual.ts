import { z } from 'zod';

export const manualKinds = ['manual', 'wall-sheet'] as const;
export type ManualKind = (typeof manualKinds)[number];

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

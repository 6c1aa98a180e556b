/** A document of a manual, as its register says. Days are written 2026-11-17. */
export type ManualEntry = {
  number: string;
  title: string;
  revision: number;
  effectiveOn: string | null;
  nextReviewOn: string | null;
  owner: string;
  pageCount: number;
};

export type ManualFront = {
  title: string;
  business: string;
  day: string;
  entries: readonly ManualEntry[];
  /** In force, and not in it: each with the reason in a sentence. */
  missing: readonly { number: string; title: string; reason: string }[];
};

/** PDFs to be merged: the front first, whose pages are counted by themselves. */
export type ManualParts = {
  title: string;
  author: string;
  language: string;
  madeAt: Date;
  front: { title: string; pdf: Uint8Array };
  /** `pageCount` is what the front says. */
  documents: readonly { title: string; pdf: Uint8Array; pageCount: number }[];
  /** What stands before the number at the foot of each page. */
  foot: string;
};

export type MergedManual = {
  /** Undefined if a document cannot be merged, or has other pages than was said. */
  pdf: Uint8Array | undefined;
  frontPages: number;
  documents: ({ refusal: 'encrypted' | 'broken' } | { pageCount: number; isTagged: boolean })[];
};

import { compareDocuments, foldUnchanged } from '#office/compare-documents.ts';
import type { DocumentComparison } from '#shared/contract/comparison.ts';

export const compareFilled = (older: Uint8Array, newer: Uint8Array): DocumentComparison => {
  const { blocks, counts, isCoarse } = compareDocuments(older, newer);
  return { stretches: foldUnchanged(blocks), counts, isCoarse };
};

import type { MergedPdf, Whole } from './merge-pdf/merge-pdfs.ts';

export { packObjects, type PdfObject, type PdfObjects } from './merge-pdf/pack-objects.ts';

/** The PDF library takes longer to load than most of our work: only who merges waits for it. */
export const mergePdfs = async (whole: Whole): Promise<MergedPdf> => {
  const merging = await import('./merge-pdf/merge-pdfs.ts');
  return merging.mergePdfs(whole);
};

import { EXCEL_TYPE, WORD_TYPE } from '#server/modules/templates/template.ts';

/** The files of a generated document, all on one path stem; `folder` is where a ZIP keeps them. */
export const documentFormats = {
  pdf: { contentType: 'application/pdf', folder: 'PDF' },
  docx: { contentType: WORD_TYPE, folder: 'Word' },
  xlsx: { contentType: EXCEL_TYPE, folder: 'Excel' },
} as const;

export type DocumentFormat = keyof typeof documentFormats;

/** The first page, beside the files: `docs/product.md` promises it there. */
export const previewPathOf = (stem: string) => `${stem}.jpg`;

/** All files of a document that has so many pictures of pages. */
export const documentPathsOf = ({ stem, pages }: { stem: string; pages: readonly unknown[] | null }) => [
  previewPathOf(stem),
  ...(Object.keys(documentFormats) as DocumentFormat[]).map((format) => `${stem}.${format}`),
  ...(pages ?? []).map((_, index) => pagePathOf(stem, index + 1)),
];

/** The other way round: which document a file is of, and whether it is the picture of a page. */
export const stemOf = (path: string) => {
  const stem = path.replace(/\.\w+$/, '');
  const ofPage = stem.replace(/-page-\d+$/, '');
  return { stem: ofPage, isPage: ofPage !== stem };
};

export const pagePathOf = (stem: string, page: number) => `${stem}-page-${page}.jpg`;

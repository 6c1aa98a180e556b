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

export const pagePathOf = (stem: string, page: number) => `${stem}-page-${page}.jpg`;

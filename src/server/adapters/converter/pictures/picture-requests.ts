import type { Mark, PagePicture, PictureFormat } from '#server/ports/converter.ts';

export type PictureRequest =
  | { kind: 'finish'; pdf: Uint8Array; isAccessible: boolean }
  | { kind: 'text'; pdf: Uint8Array }
  | {
      kind: 'render';
      pdf: Uint8Array;
      firstPage: number;
      lastPage: number;
      widthPx: number;
      format: PictureFormat;
      topShare: number;
    };

/** The PDF, its named places and its marks for 'finish', what stands on each page for 'text', pictures for 'render'. */
export type PictureAnswer = {
  pageCount: number;
  pdf?: Uint8Array;
  destinations?: Record<string, number>;
  marks?: Mark[];
  texts?: string[];
  pictures: PagePicture[];
};

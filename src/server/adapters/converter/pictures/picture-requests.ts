import type { PagePicture, PictureFormat } from '#server/ports/converter.ts';

export type PictureRequest =
  | { kind: 'finish'; pdf: Uint8Array; isAccessible: boolean }
  | {
      kind: 'render';
      pdf: Uint8Array;
      firstPage: number;
      lastPage: number;
      widthPx: number;
      format: PictureFormat;
    };

/** The PDF and its named places for 'finish', pictures for 'render'. */
export type PictureAnswer = {
  pageCount: number;
  pdf?: Uint8Array;
  destinations?: Record<string, number>;
  pictures: PagePicture[];
};

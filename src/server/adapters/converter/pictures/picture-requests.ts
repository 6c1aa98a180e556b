import type { PagePicture, PictureFormat } from '#server/ports/converter.ts';

export type PictureRequest =
  | { kind: 'count'; pdf: Uint8Array }
  | {
      kind: 'render';
      pdf: Uint8Array;
      firstPage: number;
      lastPage: number;
      widthPx: number;
      format: PictureFormat;
    };

/** A count for 'count', pictures for 'render'. */
export type PictureAnswer = { pageCount: number; pictures: PagePicture[] };

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

/** The PDF for 'finish', pictures for 'render'. */
export type PictureAnswer = { pageCount: number; pdf?: Uint8Array; pictures: PagePicture[] };

import type { SamplePage } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import type { FileBatch } from '#server/modules/files/file-batch.ts';
import type { Bucket } from '#server/modules/files/stored-file.ts';
import type { PagePicture, PictureFormat } from '#server/ports/converter.ts';

type PagesInput = {
  pdf: Uint8Array;
  /** The first so many are drawn. */
  pageCount: number;
  jpgWidthPx: number;
  /** The same pages for pictures too small to be read. */
  thumbnails?: { pdf: Uint8Array; widthPx: number };
  webpWidthsPx: readonly number[];
  /** Of the first page, its top alone. */
  tops?: { share: number; widthsPx: readonly number[] };
  bucket: Bucket;
  /** Paths begin with it. */
  stem: string;
  isPublic: boolean;
  signal: AbortSignal;
};

const EXTENSION = { jpeg: 'jpg', webp: 'webp' } as const satisfies Record<PictureFormat, string>;

/** Draws the first pages of a PDF, each in every size a screen may ask for. */
export const storePages = async (
  { converter }: Pick<Services, 'converter'>,
  batch: FileBatch,
  { pdf, pageCount, jpgWidthPx, thumbnails, webpWidthsPx, tops, bucket, stem, isPublic, signal }: PagesInput,
): Promise<SamplePage[]> => {
  const draw = (source: Uint8Array, widthPx: number, format: PictureFormat) =>
    converter.toPictures(source, { widthPx, format, firstPage: 1, lastPage: pageCount, signal });
  const store = (picture: PagePicture, format: PictureFormat, part = 'page') => {
    const name = `${part}-${picture.page}-${picture.widthPx}.${EXTENSION[format]}`;
    return batch.add({
      bucket,
      path: `${stem}/${name}`,
      body: picture.bytes,
      contentType: `image/${format}`,
      downloadName: name,
      ownerId: null,
      isPublic,
    });
  };

  const drawTops = async ({ share, widthsPx }: NonNullable<PagesInput['tops']>) => {
    const drawn: NonNullable<SamplePage['top']> = [];
    for (const widthPx of widthsPx) {
      const options = {
        widthPx,
        format: 'webp',
        firstPage: 1,
        lastPage: 1,
        topShare: share,
        signal,
      } as const;
      for await (const picture of converter.toPictures(pdf, options))
        drawn.push({
          widthPx: picture.widthPx,
          heightPx: picture.heightPx,
          path: await store(picture, 'webp', 'top'),
        });
    }
    return drawn;
  };

  const pages: SamplePage[] = [];
  for await (const picture of draw(pdf, jpgWidthPx, 'jpeg')) {
    const { page, widthPx, heightPx } = picture;
    pages.push({ page, widthPx, heightPx, jpgPath: await store(picture, 'jpeg'), webp: [] });
  }
  const sizes = [...(thumbnails ? [thumbnails] : []), ...webpWidthsPx.map((widthPx) => ({ pdf, widthPx }))];
  for (const size of sizes)
    for await (const picture of draw(size.pdf, size.widthPx, 'webp')) {
      const path = await store(picture, 'webp');
      pages[picture.page - 1]?.webp.push({ widthPx: picture.widthPx, path });
    }
  const [first] = pages;
  if (first && tops) first.top = await drawTops(tops);
  return pages;
};

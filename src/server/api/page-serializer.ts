import type { SamplePage } from '#server/db/schema/templates.ts';
import { SAMPLE_BUCKET } from '#server/modules/templates/template.ts';
import { publicUrlOf } from '#shared/buckets.ts';
import type { PagePreview } from '#shared/contract/document.ts';

export const sampleUrl = (path: string) => publicUrlOf({ bucket: SAMPLE_BUCKET, path });

/** A page's pictures, at addresses that fit who may see them. */
export const pagePreviewOf = (
  { page, widthPx, heightPx, jpgPath, webp }: SamplePage,
  urlOf: (path: string) => string = sampleUrl,
): PagePreview => ({
  page,
  width: widthPx,
  height: heightPx,
  src: urlOf(jpgPath),
  webp: webp.map((picture) => ({ width: picture.widthPx, url: urlOf(picture.path) })),
});

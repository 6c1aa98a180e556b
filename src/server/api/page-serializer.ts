import type { SamplePage } from '#server/db/schema/templates.ts';
import type { Signer } from '#server/modules/files/sign-path.ts';
import type { getPreview } from '#server/modules/previews/get-preview.ts';
import { signPreviewPage } from '#server/modules/previews/preview-link.ts';
import { SAMPLE_BUCKET } from '#server/modules/templates/template.ts';
import { publicUrlOf } from '#shared/buckets.ts';
import type { PagePreview } from '#shared/contract/document.ts';
import type { Preview } from '#shared/contract/preview.ts';

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

type OwnPages = Awaited<ReturnType<typeof getPreview>>;

/** Pages with somebody's own details, at addresses that are good for a minute. */
export const previewOf = (signer: Signer, documents: OwnPages): Preview => ({
  documents: documents.map(({ templateId, status, pages }) => ({
    id: templateId,
    status,
    pages: pages.map(({ id, page, widthPx, heightPx, marks }) => ({
      page,
      src: signPreviewPage(signer, id),
      width: widthPx,
      height: heightPx,
      marks,
    })),
  })),
});

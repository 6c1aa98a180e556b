import type { Signer } from '#server/modules/files/sign-path.ts';
import type { getPreview } from '#server/modules/previews/get-preview.ts';
import { signPreviewPage } from '#server/modules/previews/preview-link.ts';
import type { Preview } from '#shared/contract/preview.ts';

type Made = Awaited<ReturnType<typeof getPreview>>;

export const previewOf = (signer: Signer, documents: Made): Preview => ({
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

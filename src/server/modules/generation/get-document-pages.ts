import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { noteAccess } from '#server/modules/evidence/note-access.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { OrderDocumentPages } from '#shared/contract/order.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { pagePathOf } from './document-formats.ts';
import { findOwnDocument } from './order-documents-repo.ts';

/** Every page of a document on screen. Empty while the pages are still being drawn. */
export const getDocumentPages = async (
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'log'>,
  { address, ...document }: { orderId: number; lineItemId: number; customerId: string; address: string },
): Promise<OrderDocumentPages> => {
  const found = await findOwnDocument(services.db, document);
  if (!found) throw new DomainError('order.not-found');
  const { stem, pages } = found;
  if (pages?.length === 0) throw new DomainError('order.no-pages');
  const { orderId } = document;
  if (pages) noteAccess(services, { orderId, stem, kind: 'view', format: 'pages', address });
  return {
    pages: (pages ?? []).map(({ widthPx, heightPx }, index) => ({
      page: index + 1,
      width: widthPx,
      height: heightPx,
      src: signInlineUrl(
        services,
        { bucket: PREVIEW_BUCKET, path: pagePathOf(stem, index + 1) },
        signedUrl.previewSeconds,
      ),
      webp: [],
    })),
  };
};

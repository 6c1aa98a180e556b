import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { stateOf } from '#server/modules/binder/listing/binder-revision.ts';
import { noteAccess } from '#server/modules/evidence/note-access.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { pagePathOf } from '#server/modules/generation/document-formats.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { RevisionPages } from '#shared/contract/binder-files.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { findRevision } from './revision-repo.ts';

/** Every page of a revision on screen, with how it stands: pictures of one that is superseded are not to be taken for the one in force. */
export const getRevisionPages = async (
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'log'>,
  { address, ...wanted }: { id: number; revision: number; customerId: string; address: string },
): Promise<RevisionPages> => {
  const found = await findRevision(services.db, wanted);
  if (!found) throw new DomainError('binder.not-found');
  const { stem, pages } = found.revision;
  if (pages?.length === 0) throw new DomainError('order.no-pages');
  if (stem !== null && pages)
    noteAccess(services, {
      orderId: found.document.orderId,
      stem,
      revision: wanted.revision,
      kind: 'view',
      format: 'pages',
      address,
    });
  return {
    state: stateOf(found.revision, found.document),
    pages: (stem === null ? [] : (pages ?? [])).map(({ widthPx, heightPx }, index) => ({
      page: index + 1,
      width: widthPx,
      height: heightPx,
      src: signInlineUrl(
        services,
        { bucket: PREVIEW_BUCKET, path: pagePathOf(stem ?? '', index + 1) },
        signedUrl.previewSeconds,
      ),
      webp: [],
    })),
  };
};

import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Signer } from '#server/modules/files/sign-path.ts';
import { readToken, writeToken } from '#server/modules/files/signed-token.ts';
import { PREVIEW_PATH } from '#shared/buckets.ts';
import { pagePictures } from './preview-limits.ts';
import { findPicture } from './preview-repo.ts';

/** No bucket of the storage: a token for one is good for nothing else. */
const addressOf = (pageId: string) => ({ bucket: 'own pages', path: pageId });

/** Good for a minute, for whoever has it. */
export const signPreviewPage = ({ keys, clock }: Signer, pageId: string) => {
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, pagePictures.linkSeconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf(pageId), {
    disposition: 'inline',
    issuedAt,
    expiresAt,
  });
  return `${PREVIEW_PATH}/${pageId}?token=${token}`;
};

/** The token is judged before the page is looked for, so a bad one learns nothing. */
export const openPreviewPage = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { pageId, token }: { pageId: string; token: string },
) => {
  const now = clock.now();
  if (!readToken(keys.signedUrl, addressOf(pageId), token, now)) throw new DomainError('file.link-invalid');
  const picture = await findPicture(db, pageId, now);
  if (!picture) throw new DomainError('file.not-found');
  return picture;
};

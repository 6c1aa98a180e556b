import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { type Disposition, type Grant, readToken, writeToken } from '#server/modules/files/signed-token.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';

/** Where links into a binder begin; what follows is what they are bound to. */
export const BINDER_PATH = '/api/customer/binder';

/** No bucket of the storage; only what a link is bound to. */
const addressOf = (path: string) => ({ bucket: 'binder', path });

type Signer = Pick<Services, 'keys' | 'clock'>;

/** Whoever asks has checked who may have it; for a short look, or for long enough to begin a download. */
export const signBinderLink = (
  { keys, clock }: Signer,
  path: string,
  disposition: Disposition = 'attachment',
) => {
  const issuedAt = clock.now();
  const seconds = disposition === 'inline' ? signedUrl.previewSeconds : signedUrl.downloadSeconds;
  const expiresAt = later(issuedAt, seconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf(path), { disposition, issuedAt, expiresAt });
  return `${BINDER_PATH}/${path}?token=${token}`;
};

/** Judged before anything is looked for, so a bad one learns nothing. */
export const readBinderLink = ({ keys, clock }: Signer, path: string, token: string): Grant => {
  const grant = readToken(keys.signedUrl, addressOf(path), token, clock.now());
  if (!grant) throw new DomainError('file.link-invalid');
  return grant;
};

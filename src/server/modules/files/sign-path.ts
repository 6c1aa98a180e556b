import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { type Disposition, writeToken } from './signed-token.ts';
import type { FileAddress } from './stored-file.ts';

export type Signer = Pick<Services, 'keys' | 'clock'>;

type LinkTerms = { disposition: Disposition; seconds: number };

const VIEWING: LinkTerms = { disposition: 'inline', seconds: signedUrl.previewSeconds };
const DOWNLOAD: LinkTerms = { disposition: 'attachment', seconds: signedUrl.downloadSeconds };

/** The asker only chooses between a short look and a download; the lifetimes are the shop's. */
export const termsFor = (expiresInSeconds: number) =>
  expiresInSeconds <= signedUrl.previewSeconds ? VIEWING : DOWNLOAD;

/** Relative to the storage service, as its clients expect it. */
export const signPath = ({ keys, clock }: Signer, { bucket, path }: FileAddress, terms: LinkTerms) => {
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, terms.seconds * 1000);
  const token = writeToken(
    keys.signedUrl,
    { bucket, path },
    { disposition: terms.disposition, issuedAt, expiresAt },
  );
  return `/object/sign/${bucket}/${path}?token=${token}`;
};

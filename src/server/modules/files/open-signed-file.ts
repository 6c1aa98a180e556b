import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { type Disposition, readToken } from './signed-token.ts';
import type { StoredFile } from './stored-file.ts';
import { findOpenFile } from './stored-file-repo.ts';

export type SignedRequest = {
  bucket: string;
  path: string;
  token: string;
  /** The link was changed to ask for a download, which only a link signed for one may. */
  asksForDownload: boolean;
};

type OpenedFile = { file: StoredFile; disposition: Disposition; secondsLeft: number };

/** The token is judged before the file is looked for, so a bad one learns nothing. */
export const openSignedFile = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { bucket, path, token, asksForDownload }: SignedRequest,
): Promise<OpenedFile> => {
  const now = clock.now();
  const grant = readToken(keys.signedUrl, { bucket, path }, token, now);
  if (!grant || (asksForDownload && grant.disposition !== 'attachment'))
    throw new DomainError('file.link-invalid');
  const file = await findOpenFile(db, { bucket, path });
  if (!file) throw new DomainError('file.not-found');
  const secondsLeft = Math.max(1, Math.floor((grant.expiresAt.getTime() - now.getTime()) / 1000));
  return { file, disposition: grant.disposition, secondsLeft };
};

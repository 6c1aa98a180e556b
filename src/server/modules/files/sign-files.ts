import { DomainError } from '#server/kernel/domain-error.ts';
import { isObjectKey } from '#server/kernel/object-key.ts';
import type { Services } from '#server/kernel/services.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import type { ProblemKey } from '#shared/problems.ts';
import { signPath, termsFor } from './sign-path.ts';
import { findReadablePaths } from './stored-file-repo.ts';

type SignFilesInput = {
  readerId: string;
  bucket: string;
  paths: string[];
  expiresInSeconds: number;
};

export type SignedPath = { path: string; url: string } | { path: string; refusal: ProblemKey };

/**
 * One answer per path, in the order asked. A file of somebody else is as unknown as one that is not there; one of
 * the reader's own closed order is refused by that name.
 */
export const signFiles = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { readerId, bucket, paths, expiresInSeconds }: SignFilesInput,
): Promise<SignedPath[]> => {
  if (paths.length > signedUrl.maxPathsPerCall) throw new DomainError('file.too-many-paths');
  const readable = await findReadablePaths(db, { bucket, paths: paths.filter(isObjectKey), readerId });
  const terms = termsFor(expiresInSeconds);
  return paths.map((path): SignedPath => {
    if (readable.get(path)) return { path, url: signPath({ keys, clock }, { bucket, path }, terms) };
    return { path, refusal: readable.has(path) ? 'file.closed' : 'file.not-found' };
  });
};

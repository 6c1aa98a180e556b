import { DomainError } from '#server/kernel/domain-error.ts';
import { isObjectKey } from '#server/kernel/object-key.ts';
import type { Services } from '#server/kernel/services.ts';
import { signedUrl } from '#shared/limits.ts';
import { signPath, termsFor } from './sign-path.ts';
import { findReadablePaths } from './stored-file-repo.ts';

export type SignFilesInput = {
  readerId: string;
  bucket: string;
  paths: string[];
  expiresInSeconds: number;
};

/** One answer per path, in the order asked. A file of somebody else is as unknown as one that is not there. */
export const signFiles = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { readerId, bucket, paths, expiresInSeconds }: SignFilesInput,
): Promise<{ path: string; url: string | undefined }[]> => {
  if (paths.length > signedUrl.maxPathsPerCall) throw new DomainError('file.too-many-paths');
  const readable = await findReadablePaths(db, { bucket, paths: paths.filter(isObjectKey), readerId });
  const terms = termsFor(expiresInSeconds);
  return paths.map((path) => ({
    path,
    url: readable.has(path) ? signPath({ keys, clock }, { bucket, path }, terms) : undefined,
  }));
};

import type { FileEntry } from '#server/modules/files/file-entry-repo.ts';
import type { SignedPath } from '#server/modules/files/sign-files.ts';
import type { ListedFile, SignedFile } from '#shared/contract/files.ts';
import { problems } from '#shared/problems.ts';

export const listedFileOf = ({ name, file }: FileEntry): ListedFile => {
  const createdAt = file?.createdAt.toISOString() ?? null;
  return {
    name,
    id: file?.id ?? null,
    created_at: createdAt,
    updated_at: createdAt,
    last_accessed_at: createdAt,
    metadata: file && {
      eTag: `"${file.sha256}"`,
      size: file.size,
      mimetype: file.contentType,
      cacheControl: 'private, no-store',
      lastModified: file.createdAt.toISOString(),
      contentLength: file.size,
      httpStatusCode: 200,
    },
  };
};

export const signedFileOf = (signed: SignedPath): SignedFile =>
  'refusal' in signed
    ? { path: signed.path, signedURL: null, error: problems[signed.refusal].message }
    : { path: signed.path, signedURL: signed.url, error: null };

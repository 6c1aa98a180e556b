import { DomainError } from '#server/kernel/domain-error.ts';
import { isObjectKey } from '#server/kernel/object-key.ts';
import type { Services } from '#server/kernel/services.ts';
import type { FileAddress, StoredFile } from './stored-file.ts';
import { findFile } from './stored-file-repo.ts';

/** A file that is not public is as unknown as one that is not there. */
export const openPublicFile = async (
  { db }: Pick<Services, 'db'>,
  address: FileAddress,
): Promise<StoredFile> => {
  const file = isObjectKey(address.path) ? await findFile(db, address) : undefined;
  if (!file?.isPublic) throw new DomainError('file.not-found');
  return file;
};

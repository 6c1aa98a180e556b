import type { Services } from '#server/kernel/services.ts';
import { isObjectKey } from '#server/kernel/object-key.ts';
import { type EntryQuery, type FileEntry, listEntries } from './file-entry-repo.ts';

/** One folder of the reader's own files. Public files can be signed by whoever knows their path; nobody lists them. */
export const listReadableFiles = async (
  { db }: Pick<Services, 'db'>,
  { readerId, folder, ...query }: Omit<EntryQuery, 'ownerId'> & { readerId: string },
): Promise<FileEntry[]> => {
  const path = folder.replace(/\/$/, '');
  if (path !== '' && !isObjectKey(path)) return [];
  return listEntries(db, { ...query, ownerId: readerId, folder: path === '' ? '' : `${path}/` });
};

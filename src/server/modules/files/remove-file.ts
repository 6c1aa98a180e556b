import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { type FileAddress, objectKeyOf } from './stored-file.ts';
import { deleteFile } from './stored-file-repo.ts';

/** Part of the change that makes the file useless: the row goes at once, the bytes by a job once that is committed. */
export const removeFile = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  address: FileAddress,
) => {
  const removed = await deleteFile(tx, address);
  if (removed) await queue.enqueue(tx, 'remove-file', { key: objectKeyOf(removed) });
};

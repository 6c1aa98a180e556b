import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import type { UploadEvent } from './upload.ts';
import { uploadCopy } from '#web/features/templates/copy.ts';

/** Sends the files and tells how it goes. */
export const submitDocuments = async (
  shop: ShopClient,
  files: readonly File[],
  tell: (event: UploadEvent) => void,
) => {
  const form = new FormData();
  for (const file of files) form.append('File', file);
  tell({ type: 'submit started' });
  try {
    const answer = await shop.upload('/api/admin/uploadDocuments', form, (percent) =>
      tell({ type: 'bytes sent', percent }),
    );
    tell({ type: 'submit succeeded', ids: (answer as { ids: number[] }).ids });
  } catch (error) {
    tell({ type: 'submit failed', message: messageFor(error, uploadCopy.notUploaded).message });
  }
};

/** Asks for what is complete and what has failed, in one request. */
export const checkStatus = async (shop: ShopClient, ids: number[]): Promise<UploadEvent> => {
  try {
    const { admin } = await shop.calls();
    const [complete, failures] = await Promise.all([
      admin.getDocumentStatusById.query(ids),
      admin.getDocumentFailures.query(ids),
    ]);
    return { type: 'status checked', completeIds: complete.map(({ id }) => id), failures };
  } catch {
    return { type: 'status check failed' };
  }
};

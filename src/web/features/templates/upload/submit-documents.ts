import type { QuestionProposal } from '#shared/contract/question.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { keepableIn } from '#web/features/templates/objects/keepable-in.ts';
import { documentsQuery } from '#web/features/templates/document-queries.ts';
import type { Replaced } from './state/twins.ts';
import type { UploadEvent } from './state/upload-state.ts';
import { uploadCopy } from './upload-copy.ts';

type Sent = {
  files: readonly File[];
  replaces: readonly Replaced[];
  change: TemplateChange | undefined;
  /** The names of the files whose embedded objects are kept as pictures. */
  kept: readonly string[];
};

/** Sends the files and tells how it goes. */
export const submitDocuments = async (
  shop: ShopClient,
  { files, replaces, change, kept }: Sent,
  tell: (event: UploadEvent) => void,
) => {
  const form = new FormData();
  if (replaces.length > 0)
    form.append('replaces', replaces.map(({ place, documentId }) => `${place}:${documentId}`).join(','));
  if (change) for (const [name, value] of Object.entries(change)) form.append(name, value);
  const keptPlaces = [...files.keys()].filter((place) => kept.includes(files[place]?.name ?? ''));
  if (keptPlaces.length > 0) form.append('keepAsPicture', keptPlaces.join(','));
  for (const file of files) form.append('File', file);
  tell({ type: 'submit started' });
  try {
    const answer = await shop.upload('/api/admin/uploadDocuments', form, (percent) =>
      tell({ type: 'bytes sent', percent }),
    );
    tell({ type: 'submit succeeded', ids: (answer as { ids: number[] }).ids });
  } catch (error) {
    const askable = askableIn(error);
    const keepable = keepableIn(error);
    const { message, fields } = messageFor(error, uploadCopy.notUploaded);
    tell({
      type: 'submit failed',
      message,
      ...(askable.length > 0 && { askable }),
      ...(fields && { refused: Object.keys(fields) }),
      ...(keepable.length > 0 && { keepable }),
    });
  }
};

const askableIn = (error: unknown) =>
  (shopErrorOf(error)?.extra as { askable?: QuestionProposal[] } | undefined)?.askable ?? [];

/** Asks for what is complete and what has failed, in one request. */
export const checkStatus = async (
  shop: ShopClient,
  ids: number[],
  replacedIds: readonly number[] = [],
): Promise<UploadEvent> => {
  try {
    const { admin } = await shop.calls();
    const [complete, failures] = await Promise.all([
      admin.getDocumentStatusById.query(ids),
      admin.getDocumentFailures.query(ids),
    ]);
    const completeIds = complete.map(({ id }) => id);
    const refused = completeIds.some((id) => replacedIds.includes(id))
      ? await findRefused(shop, replacedIds)
      : [];
    return {
      type: 'status checked',
      completeIds: completeIds.filter((id) => !refused.some((failure) => failure.id === id)),
      failures: [...failures, ...refused],
    };
  } catch {
    return { type: 'status check failed' };
  }
};

/** A document whose new version was refused is complete all the same: the version before is sold on. */
const findRefused = async (shop: ShopClient, replacedIds: readonly number[]) => {
  const documents = await shop.queries.fetchQuery({ ...documentsQuery(shop), staleTime: 0 });
  return documents.flatMap(({ id, newer }) =>
    newer?.status === 'failed' && replacedIds.includes(id)
      ? [{ id, reasons: [...newer.reasons, uploadCopy.stillSold] }]
      : [],
  );
};

import type { Transaction } from '#server/db/connect.ts';
import type { generatedDocuments } from '#server/db/schema/generation.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { countUnfinishedItems } from '#server/modules/orders/line-item-repo.ts';
import { noteMade } from '#server/modules/register/note-made.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { documentPathsOf } from '#server/modules/generation/document-formats.ts';
import { generation } from '#server/modules/generation/generation-limits.ts';
import { endItem, type Generation, insertDocument } from '#server/modules/generation/generation-repo.ts';
import { shareReplacement, takeReplaced } from '#server/modules/generation/repair/repair-repo.ts';

type Queueing = Pick<Services, 'queue'>;

export type FinishedDocument = Pick<
  typeof generatedDocuments.$inferSelect,
  'stem' | 'pageCount' | 'hasWorkbook' | 'finishedAt'
>;

/** Whoever asks has locked the order. False when somebody else has finished the item, or it is to be made anew. */
export const finishItem = async (
  services: Queueing,
  tx: Transaction,
  wanted: Generation,
  finished: FinishedDocument,
) => {
  if (!(await endItem(tx, wanted, { status: 'GENERATED', ...finished }))) return false;
  const document = { ...finished, pages: null };
  await replaceEarlier(services, tx, wanted, document);
  await insertDocument(tx, { ...wanted, ...document });
  return true;
};

/** A document that was made again because a file of it was damaged: its other files go only now that there are new ones. */
const replaceEarlier = async (
  services: Queueing,
  tx: Transaction,
  wanted: Generation,
  document: Parameters<typeof shareReplacement>[2],
) => {
  const replaced = await takeReplaced(tx, wanted);
  if (!replaced) return;
  await shareReplacement(tx, replaced.stem, document);
  for (const path of documentPathsOf(replaced))
    await removeFile(services, tx, { bucket: PREVIEW_BUCKET, path });
};

/** What follows from documents that were finished: their pages are drawn and, once the order is complete, its buyer is told. */
export const followFinished = async (
  { queue }: Queueing,
  tx: Transaction,
  { id: orderId, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
  { finished, finishedAt }: { finished: Generation[]; finishedAt: Date },
) => {
  await noteMade(tx, {
    customerId,
    lineItemIds: finished.map(({ lineItemId }) => lineItemId),
    madeAt: finishedAt,
  });
  const { unfinished } = await countUnfinishedItems(tx, orderId);
  await queue.enqueueAll(tx, 'draw-pages', finished, {
    class: 'preview',
    fairKey: customerId,
    // A worker with nothing else to do would draw them beside the last documents of the order.
    runAfter: later(finishedAt, unfinished * generation.drawPagesAfterMsEach),
  });
  if (unfinished === 0) await queue.enqueue(tx, 'send-ready-mail', { orderId });
};

import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { recordDamage } from '#server/modules/files/integrity/damaged-file-repo.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { dropAhead } from '#server/modules/generation/ahead/drop-ahead.ts';
import { pagePathOf, stemOf } from '#server/modules/generation/document-formats.ts';
import { findApprovedByStem } from '#server/modules/register/find-approved.ts';
import { isOpen } from '#server/modules/orders/order.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { forgetPages, isBeingMade, restartItem } from './repair-repo.ts';

type Touched = Pick<Services, 'db' | 'queue' | 'log' | 'clock'>;

/**
 * Notes and tells that a file is damaged, and has it made again where it was made by us: a document of an order as it
 * is now, an approved revision of the binder, or the pictures of pages. False for everything else, which only a backup can bring back.
 */
export const repairFile = async (services: Touched, { file: { id }, damage }: DamagedFile) => {
  const { db, log, clock } = services;
  const file = await recordDamage(db, { id, damage, foundAt: clock.now() });
  // Another one has taken its place meanwhile.
  if (!file) return true;
  const isMadeAgain = await db.transaction((tx) => makeAgain(services, tx, file));
  const { bucket, path, orderId } = file;
  log.error({ fileId: id, bucket, path, orderId, damage, isMadeAgain }, 'a stored file is damaged');
  return isMadeAgain;
};

const makeAgain = async (
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  tx: Transaction,
  { bucket, path, orderId }: StoredFile,
) => {
  if (bucket !== PREVIEW_BUCKET) return false;
  // Nobody has paid for it yet, and it is made again if somebody does.
  if (orderId === null) return dropAhead({ queue, clock }, tx, stemOf(path).stem);
  const order = await lockOrder(tx, orderId);
  if (!order || !isOpen(order)) return false;
  const { stem, isPage } = stemOf(path);
  const fairKey = order.customerId;
  if (isPage) {
    const forgotten = await forgetPages(tx, stem);
    if (!forgotten) return false;
    const { pageCount, ...wanted } = forgotten;
    for (let page = 1; page <= pageCount; page += 1)
      await removeFile({ queue }, tx, { bucket, path: pagePathOf(stem, page) });
    await queue.enqueue(tx, 'draw-pages', wanted, { class: 'preview', fairKey });
    return true;
  }
  const approved = await findApprovedByStem(tx, stem);
  if (approved) {
    await queue.enqueueMissing(tx, 'issue-revision', [approved], { class: 'order', fairKey });
    return true;
  }
  const restarted = await restartItem(tx, orderId, stem);
  if (!restarted) return isBeingMade(tx, orderId, stem);
  await queue.enqueue(tx, 'generate-line-item', restarted, { class: 'order', fairKey });
  return true;
};

import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { ORDER_LOGO_BUCKET } from '#server/modules/accounts/snapshot-logo.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { orderVersions } from '#shared/limits/order-versions.ts';
import { documentPathsOf } from './document-formats.ts';
import { deleteVersion, isLogoInUse, listSurplusVersions, type OrderVersion } from './order-versions-repo.ts';

type Touched = Pick<Services, 'db' | 'queue'>;

/**
 * Lets go of the oldest generations of an order, each as a whole. One of which a document is still shown stays, because
 * no later generation of that document has succeeded.
 */
export const removeOldVersions = async ({ db, queue }: Touched, orderId: number, signal: AbortSignal) => {
  for (const { version, isShown } of await listSurplusVersions(db, orderId, orderVersions.earlierKept)) {
    signal.throwIfAborted();
    if (!isShown) await db.transaction((tx) => removeVersion({ queue }, tx, { orderId, version }));
  }
};

const removeVersion = async (services: Pick<Services, 'queue'>, tx: Transaction, old: OrderVersion) => {
  const { documents, logoPath } = await deleteVersion(tx, old);
  for (const path of documents.flatMap(documentPathsOf))
    await removeFile(services, tx, { bucket: PREVIEW_BUCKET, path });
  if (logoPath !== null && !(await isLogoInUse(tx, old.orderId, logoPath)))
    await removeFile(services, tx, { bucket: ORDER_LOGO_BUCKET, path: logoPath });
};

import { DomainError } from '#server/kernel/domain-error.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { readToken, writeToken } from '#server/modules/files/signed-token.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { findFilesAt } from '#server/modules/files/stored-file-repo.ts';
import { isOpen, type OrderRow } from '#server/modules/orders/order.ts';
import { findOrder, listItems } from '#server/modules/orders/order-repo.ts';
import { orderTitle } from '#server/modules/orders/order-title.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { signedUrl } from '#shared/limits.ts';
import { type DocumentFormat, documentFormats } from './document-formats.ts';
import { listWaitingItems } from './generation-repo.ts';
import { listFinishedDocuments } from './order-documents-repo.ts';
import { zipNames } from './zip-names.ts';

/** No bucket of the storage; only what a link is bound to. */
const addressOf = (orderId: number) => ({ bucket: 'order_zips', path: String(orderId) });

/** A ZIP without what is still being made would be taken for all there is. */
const requireWhole = async (db: Services['db'], order: OrderRow) => {
  if (!isOpen(order)) throw new DomainError('order.closed');
  if ((await listWaitingItems(db, order.id)).length > 0) throw new DomainError('order.still-generating');
};

/** Where the owner of a finished order can fetch all its files for a while. */
export const signOrderZip = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { orderId, customerId }: { orderId: number; customerId: string },
) => {
  const order = await findOrder(db, orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not-found');
  await requireWhole(db, order);
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, signedUrl.downloadSeconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf(orderId), {
    disposition: 'attachment',
    issuedAt,
    expiresAt,
  });
  return { url: `/api/customer/orders/${orderId}.zip?token=${token}` };
};

export type OrderZip = {
  downloadName: string;
  files: { name: string; file: StoredFile }[];
};

/** What the ZIP holds; refused once the order's downloads are closed or made anew, however fresh the link. */
export const openOrderZip = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { orderId, token }: { orderId: number; token: string },
): Promise<OrderZip> => {
  if (!readToken(keys.signedUrl, addressOf(orderId), token, clock.now()))
    throw new DomainError('file.link-invalid');
  const order = await findOrder(db, orderId);
  if (!order) throw new DomainError('order.closed');
  await requireWhole(db, order);
  const wanted = (await listFinishedDocuments(db, orderId)).flatMap(({ name, stem }) =>
    (Object.keys(documentFormats) as DocumentFormat[]).map((format) => ({
      name,
      format,
      path: `${stem}.${format}`,
    })),
  );
  const paths = wanted.map(({ path }) => path);
  const stored = new Map(
    (await findFilesAt(db, PREVIEW_BUCKET, paths)).map((file) => [file.path, file] as const),
  );
  const present = wanted.flatMap((entry) => {
    const file = stored.get(entry.path);
    return file ? [{ ...entry, file }] : [];
  });
  const names = zipNames(present);
  return {
    downloadName: `${orderTitle(await listItems(db, orderId))}, order ${orderId}.zip`,
    files: present.map(({ file }, index) => ({ name: names[index] ?? file.id, file })),
  };
};

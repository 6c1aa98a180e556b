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
import { signedUrl } from '#shared/limits/signed-url.ts';
import { type DocumentFormat, documentFormats } from './document-formats.ts';
import { listWaitingItems } from './generation-repo.ts';
import { listFinishedDocuments } from './order-documents-repo.ts';
import { listVersionDocuments } from './order-versions-repo.ts';
import { zipNames } from './zip-names.ts';

/** What the order has now, unless one of its versions is named. */
type Wanted = { orderId: number; version?: number | undefined };

/** No bucket of the storage; only what a link is bound to. */
const addressOf = ({ orderId, version }: Wanted) => ({
  bucket: 'order_zips',
  path: version === undefined ? String(orderId) : `${orderId}/${version}`,
});

/** A ZIP without what is still being made would be taken for all there is. */
const listWhole = async (db: Services['db'], order: OrderRow, version: number | undefined) => {
  if (!isOpen(order)) throw new DomainError('order.closed');
  const waiting = await listWaitingItems(db, order.id);
  if (waiting.some(({ generation }) => version === undefined || version === generation))
    throw new DomainError('order.still-generating');
  if (version === undefined) return listFinishedDocuments(db, order.id);
  const documents = await listVersionDocuments(db, { orderId: order.id, version });
  if (documents.length === 0) throw new DomainError('order.version-not-found');
  return documents;
};

/** Where the owner of a finished order can fetch all its files for a while. */
export const signOrderZip = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { customerId, ...wanted }: Wanted & { customerId: string },
) => {
  const { orderId, version } = wanted;
  const order = await findOrder(db, orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not-found');
  await listWhole(db, order, version);
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, signedUrl.downloadSeconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf(wanted), {
    disposition: 'attachment',
    issuedAt,
    expiresAt,
  });
  const named = version === undefined ? '' : `version=${version}&`;
  return { url: `/api/customer/orders/${orderId}.zip?${named}token=${token}` };
};

export type OrderZip = {
  downloadName: string;
  files: { name: string; file: StoredFile }[];
};

/** What the ZIP holds; refused once the order's downloads are closed or made anew, however fresh the link. */
export const openOrderZip = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { token, ...asked }: Wanted & { token: string },
): Promise<OrderZip> => {
  const { orderId, version } = asked;
  if (!readToken(keys.signedUrl, addressOf(asked), token, clock.now()))
    throw new DomainError('file.link-invalid');
  const order = await findOrder(db, orderId);
  if (!order) throw new DomainError('order.closed');
  const wanted = (await listWhole(db, order, version)).flatMap(({ name, stem }) =>
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
  const title = `${orderTitle(await listItems(db, orderId))}, order ${orderId}`;
  return {
    downloadName: version === undefined ? `${title}.zip` : `${title}, version ${version}.zip`,
    files: present.map(({ file }, index) => ({ name: names[index] ?? file.id, file })),
  };
};

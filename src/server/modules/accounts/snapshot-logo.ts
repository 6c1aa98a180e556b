import { buffer } from 'node:stream/consumers';
import type { Services } from '#server/kernel/services.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { LOGO_BUCKET } from './replace-logo.ts';

export const ORDER_LOGO_BUCKET = 'order_logos';

type Logo = { orderId: number; customerId: string; logoPath: string };

/**
 * Copies a logo for an order, where later changes do not touch it. A logo's path is new with every picture, so the
 * copy's name says what it holds: a repeated attempt finds the copy of the one before.
 */
export const snapshotLogo = async (
  services: Pick<Services, 'db' | 'storage' | 'random' | 'clock'>,
  { orderId, customerId, logoPath }: Logo,
): Promise<string> => {
  const path = `${orderId}/${logoPath}`;
  const isKept = async () => (await findFile(services.db, { bucket: ORDER_LOGO_BUCKET, path })) !== undefined;
  if (await isKept()) return path;
  const logo = await findFile(services.db, { bucket: LOGO_BUCKET, path: logoPath });
  if (!logo) throw new Error(`The logo ${logoPath} was replaced while it was copied.`);
  const { body } = await readFile(services, logo);
  try {
    await storeFile(services, {
      bucket: ORDER_LOGO_BUCKET,
      path,
      body: await buffer(body),
      contentType: logo.contentType,
      downloadName: logo.downloadName,
      ownerId: customerId,
      isPublic: false,
    });
  } catch (error) {
    // Somebody else who asks about the same order has just copied it.
    if (!(await isKept())) throw error;
  }
  return path;
};

import type { Services } from '#server/kernel/services.ts';
import { deleteFileRow } from '#server/modules/files/file-repo.ts';
import { objectKey } from '#server/modules/files/stored-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { cleanLogo } from './clean-logo.ts';
import { exchangeLogo } from './customer-repo.ts';

export const LOGO_BUCKET = 'logos';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue'>;

/** Puts a customer's logo in place of the one before, which is cleared away once the change is safe. */
export const replaceLogo = async (services: Touched, customerId: string, file: Buffer) => {
  const { db, queue } = services;
  const stored = await storeFile(services, {
    bucket: LOGO_BUCKET,
    body: await cleanLogo(file),
    contentType: 'image/png',
    downloadName: 'logo.png',
    ownerId: customerId,
    isPublic: false,
  });
  await db.transaction(async (tx) => {
    const before = await exchangeLogo(tx, customerId, stored.path);
    if (before === undefined) return;
    await deleteFileRow(tx, LOGO_BUCKET, before);
    await queue.enqueue(tx, 'remove-file', { key: objectKey(LOGO_BUCKET, before) });
  });
};

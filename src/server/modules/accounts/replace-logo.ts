import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { cleanLogo } from './clean-logo.ts';
import { exchangeLogo } from './customer-repo.ts';

export const LOGO_BUCKET = 'logos';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

/** Puts a customer's logo in place of the one before, which is cleared away once the change is safe. */
export const replaceLogo = async (services: Touched, customerId: string, file: Buffer) => {
  const stored = await storeFile(services, {
    bucket: LOGO_BUCKET,
    body: await cleanLogo(services, file),
    contentType: 'image/png',
    downloadName: 'logo.png',
    ownerId: customerId,
    isPublic: false,
  });
  await services.db.transaction(async (tx) => {
    const before = await exchangeLogo(tx, customerId, stored.path);
    if (before !== undefined) await removeFile(services, tx, { bucket: LOGO_BUCKET, path: before });
  });
};

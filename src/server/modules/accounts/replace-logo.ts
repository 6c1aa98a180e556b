import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { cleanLogo } from './clean-logo.ts';
import { exchangeLogo } from './customer-repo.ts';

export const LOGO_BUCKET = 'logos';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

/** Puts a customer's logo in place of the one before. The file gets its row with the change, so that neither is without the other. */
export const replaceLogo = async (services: Touched, customerId: string, file: Buffer) => {
  const files = createFileBatch(services);
  const path = await files.add({
    bucket: LOGO_BUCKET,
    body: await cleanLogo(services, file),
    contentType: 'image/png',
    downloadName: 'logo.png',
    ownerId: customerId,
    isPublic: false,
  });
  await services.db.transaction(async (tx) => {
    await files.record(tx);
    const before = await exchangeLogo(tx, customerId, path);
    await noteManualChange(tx, customerId, services.clock.now());
    if (before !== undefined) await removeFile(services, tx, { bucket: LOGO_BUCKET, path: before });
  });
};

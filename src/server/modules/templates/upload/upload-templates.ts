import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { checkUploads, type UploadedOffice } from './check-uploads.ts';
import { nameOfFile } from './file-name.ts';
import { queueProcessing } from '#server/modules/templates/queue-processing.ts';
import { requireHonest } from './require-honest.ts';
import { storeUpload } from './store-upload.ts';
import { insertTemplate } from '#server/modules/templates/template-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

type Upload = {
  uploadedBy: string;
  files: readonly UploadedOffice[];
  /** Becomes true together with the upload. */
  alsoRecord?: (tx: Transaction, templateIds: number[]) => Promise<void>;
};

/** Takes new templates, all or none of them. The ids come in the order of the files. */
export const uploadTemplates = async (
  services: Touched,
  { uploadedBy, files, alsoRecord }: Upload,
): Promise<number[]> => {
  const { db, clock } = services;
  requireHonest(await checkUploads(services, files, 'docx'));
  const batch = createFileBatch(services);
  const stored: { name: string; sourcePath: string }[] = [];
  for (const file of files)
    stored.push({ name: nameOfFile(file.fileName), sourcePath: await storeUpload(batch, file, 'docx') });
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    await batch.record(tx);
    const ids: number[] = [];
    for (const { name, sourcePath } of stored) {
      const templateId = await insertTemplate(tx, { name, createdAt });
      await queueProcessing(services, tx, { templateId, number: 1, sourcePath, uploadedBy, createdAt });
      ids.push(templateId);
    }
    await alsoRecord?.(tx, ids);
    return ids;
  });
};

import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { checkUploads, type UploadedOffice } from './check-uploads.ts';
import { nameOfFile } from './file-name.ts';
import { queueProcessing } from '#server/modules/templates/queue-processing.ts';
import { requireHonest } from './require-honest.ts';
import { requireRoom } from './require-room.ts';
import { storeUpload } from './store-upload.ts';
import type { TemplateVersion } from '#server/modules/templates/template.ts';
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
  await requireRoom(services, files.length);
  const checked = await checkUploads(services, files, 'docx');
  requireHonest(checked);
  const batch = createFileBatch(services);
  const stored: (Pick<TemplateVersion, 'sourcePath' | 'findings'> & { name: string })[] = [];
  for (const [index, file] of files.entries())
    stored.push({
      name: nameOfFile(file.fileName),
      sourcePath: await storeUpload(batch, file, 'docx'),
      findings: checked[index]?.findings ?? [],
    });
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    await batch.record(tx);
    const ids: number[] = [];
    for (const { name, ...version } of stored) {
      const templateId = await insertTemplate(tx, { name, createdAt });
      await queueProcessing(services, tx, { ...version, templateId, number: 1, uploadedBy, createdAt });
      ids.push(templateId);
    }
    await alsoRecord?.(tx, ids);
    return ids;
  });
};

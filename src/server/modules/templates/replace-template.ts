import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { checkUploads, type UploadedOffice } from './upload/check-uploads.ts';
import { queueProcessing } from './queue-processing.ts';
import { requireHonest } from './upload/require-honest.ts';
import { requireListed } from './require-listed.ts';
import { storeUpload } from './upload/store-upload.ts';
import { findNewestVersion } from './template-version-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

/** Adds a version, which is sold once it is complete; the workbook stays with the template. */
export const replaceTemplate = async (
  services: Touched,
  { templateId, uploadedBy, file }: { templateId: number; uploadedBy: string; file: UploadedOffice },
) => {
  const { db, clock } = services;
  const checked = await checkUploads(services, [file], 'docx');
  requireHonest(checked);
  const batch = createFileBatch(services);
  const sourcePath = await storeUpload(batch, file, 'docx');
  try {
    await db.transaction(async (tx) => {
      await requireListed(tx, templateId);
      const before = await findNewestVersion(tx, templateId);
      await batch.record(tx);
      await queueProcessing(services, tx, {
        templateId,
        number: (before?.number ?? 0) + 1,
        sourcePath,
        findings: checked.flatMap(({ findings }) => findings),
        workbookPath: before?.workbookPath ?? null,
        workbookName: before?.workbookName ?? null,
        workbookFindings: before?.workbookFindings ?? [],
        uploadedBy,
        createdAt: clock.now(),
      });
    });
  } catch (error) {
    if (error instanceof DomainError) await batch.discard();
    throw error;
  }
};

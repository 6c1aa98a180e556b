import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { holdQuestions } from '#server/modules/questions/hold-questions.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { addVersion } from './add-version.ts';
import { checkUploads, type UploadedOffice, usedBy } from './upload/check-uploads.ts';
import { requireHonest } from './upload/require-honest.ts';
import { storeUpload } from './upload/store-upload.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

type Replacement = { templateId: number; uploadedBy: string; file: UploadedOffice; change: TemplateChange };

/** Adds a version, which is sold once it is complete; the workbook stays with the template. */
export const replaceTemplate = async (
  services: Touched,
  { templateId, uploadedBy, file, change }: Replacement,
) => {
  const { db, clock } = services;
  const checked = await checkUploads(services, [file], 'docx');
  requireHonest(checked);
  const batch = createFileBatch(services);
  const sourcePath = await storeUpload(services, batch, file, 'docx');
  try {
    await db.transaction(async (tx) => {
      await holdQuestions(tx, usedBy(checked));
      await batch.record(tx);
      await addVersion(services, tx, {
        templateId,
        sourcePath,
        findings: checked.flatMap(({ findings }) => findings),
        questionKeys: checked.flatMap(({ questionKeys }) => questionKeys),
        changeNote: change.note,
        changeKind: change.kind,
        uploadedBy,
        createdAt: clock.now(),
      });
    });
  } catch (error) {
    if (error instanceof DomainError) await batch.discard();
    throw error;
  }
};

import type { Services } from '#server/kernel/services.ts';
import type { FileBatch } from '#server/modules/files/file-batch.ts';
import type { OfficeKind } from '#server/ports/template-engine.ts';
import type { UploadedOffice } from './check-uploads.ts';
import { readableFileName } from './file-name.ts';
import { EXCEL_TYPE, TEMPLATE_BUCKET, WORD_TYPE } from '#server/modules/templates/template.ts';

/** Keeps an uploaded file where only the server reads it. If one of several fails, the others go too. */
export const storeUpload = async (
  { templateEngine }: Pick<Services, 'templateEngine'>,
  batch: FileBatch,
  file: UploadedOffice,
  kind: OfficeKind,
) => {
  try {
    const bytes = await file.read();
    return await batch.add({
      bucket: TEMPLATE_BUCKET,
      body: file.keepsObjects ? await templateEngine.keepObjects(bytes) : bytes,
      contentType: kind === 'docx' ? WORD_TYPE : EXCEL_TYPE,
      downloadName: readableFileName(file.fileName),
      ownerId: null,
      isPublic: false,
    });
  } catch (error) {
    await batch.discard();
    throw error;
  }
};

import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { TEMPLATE_BUCKET, type TemplateVersion } from './template.ts';

export type TemplateFiles = { source: Uint8Array; workbook?: Uint8Array | undefined };

/** The bytes of one version: its document and, where it has one, its companion workbook. */
export const readTemplateFiles = async (
  services: Pick<Services, 'db' | 'storage'>,
  { sourcePath, workbookPath }: Pick<TemplateVersion, 'sourcePath' | 'workbookPath'>,
): Promise<TemplateFiles> => ({
  source: await readBytes(services, { bucket: TEMPLATE_BUCKET, path: sourcePath }),
  workbook:
    workbookPath === null
      ? undefined
      : await readBytes(services, { bucket: TEMPLATE_BUCKET, path: workbookPath }),
});

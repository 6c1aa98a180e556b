import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { queueProcessing } from './queue-processing.ts';
import { requireListed } from './require-listed.ts';
import type { TemplateVersion } from './template.ts';
import { findNewestVersion } from './template-version-repo.ts';

type AddedVersion = Pick<
  TemplateVersion,
  'templateId' | 'sourcePath' | 'findings' | 'questionKeys' | 'uploadedBy' | 'createdAt'
> &
  Partial<Pick<TemplateVersion, 'changeNote' | 'changeKind'>>;

/** One more version of a listed template, which is sold once it is complete; the workbook stays with the template. */
export const addVersion = async (
  services: Pick<Services, 'queue'>,
  tx: Transaction,
  version: AddedVersion,
) => {
  await requireListed(tx, version.templateId);
  const before = await findNewestVersion(tx, version.templateId);
  await queueProcessing(services, tx, {
    ...version,
    number: (before?.number ?? 0) + 1,
    workbookPath: before?.workbookPath ?? null,
    workbookName: before?.workbookName ?? null,
    workbookFindings: before?.workbookFindings ?? [],
    workbookQuestionKeys: before?.workbookQuestionKeys ?? [],
  });
};

import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import { holdQuestions } from '#server/modules/questions/hold-questions.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { checkUploads, type UploadedOffice, usedBy } from './upload/check-uploads.ts';
import { readableFileName } from './upload/file-name.ts';
import { requireHonest } from './upload/require-honest.ts';
import { requireListed } from './require-listed.ts';
import { storeUpload } from './upload/store-upload.ts';
import type { TemplateVersion } from './template.ts';
import { findNewestVersion, findSoldVersion, insertVersion } from './template-version-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'templateEngine'>;
type Workbook = Pick<
  TemplateVersion,
  'workbookPath' | 'workbookName' | 'workbookFindings' | 'workbookQuestionKeys'
>;
type Change = { templateId: number; changedBy: string };

export const attachWorkbook = async (
  services: Touched,
  { file, ...change }: Change & { file: UploadedOffice },
) => {
  const checked = await checkUploads(services, [file], 'xlsx');
  requireHonest(checked);
  const batch = createFileBatch(services);
  const workbookPath = await storeUpload(services, batch, file, 'xlsx');
  const workbook = {
    workbookPath,
    workbookName: readableFileName(file.fileName),
    workbookFindings: checked.flatMap(({ findings }) => findings),
    workbookQuestionKeys: checked.flatMap(({ questionKeys }) => questionKeys),
  };
  try {
    await services.db.transaction(async (tx) => {
      await holdQuestions(tx, usedBy(checked));
      await addVersionWith(services, tx, change, workbook);
      await batch.record(tx);
      await noteTemplateChange(tx, change.templateId);
    });
  } catch (error) {
    if (error instanceof DomainError) await batch.discard();
    throw error;
  }
};

export const removeWorkbook = (services: Pick<Services, 'db' | 'clock'>, change: Change) =>
  services.db.transaction(async (tx) => {
    const none = { workbookPath: null, workbookName: null, workbookFindings: [], workbookQuestionKeys: [] };
    await addVersionWith(services, tx, change, none);
    await noteTemplateChange(tx, change.templateId);
  });

/** The sold version once more with another workbook: those who bought it keep it as it was. */
const addVersionWith = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { templateId, changedBy }: Change,
  workbook: Workbook,
) => {
  await requireListed(tx, templateId);
  const newest = await findNewestVersion(tx, templateId);
  if (newest?.status === 'processing') throw new DomainError('document.busy');
  const sold = await findSoldVersion(tx, templateId);
  if (!sold) throw new DomainError('document.not-ready');
  if (workbook.workbookPath === null && sold.workbookPath === null) return;
  // The note was on the document, and its owners have heard of it.
  const { id: _id, changeNote: _note, ...same } = sold;
  const number = (newest?.number ?? 0) + 1;
  await insertVersion(tx, { ...same, ...workbook, number, uploadedBy: changedBy, createdAt: clock.now() });
};

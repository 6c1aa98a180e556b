import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listForVersion } from '#server/modules/questions/list-for-documents.ts';
import { readTags } from '#server/modules/templates/page-view/read-tags.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { requireListed } from '#server/modules/templates/require-listed.ts';
import type { TemplateVersion } from '#server/modules/templates/template.ts';
import { findSoldVersion } from '#server/modules/templates/template-version-repo.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'templateEngine'>;

/** What may be tried out on a document besides the details of a business: what it asks, and what its blocks test. */
export const getTestFillForm = async (services: Touched, templateId: number) => {
  const version = await services.db.transaction(async (tx) => {
    await requireListed(tx, templateId);
    return findSoldVersion(tx, templateId);
  });
  if (!version) throw new DomainError('document.not-ready');
  return {
    questions: await listForVersion(services.db, version),
    conditions: await listConditions(services, version),
  };
};

/** The tests of both files of a version, each once. */
export const listConditions = async (services: Touched, version: TemplateVersion) => {
  const questions = await listForVersion(services.db, version);
  const { source, workbook } = await readTemplateFiles(services, version);
  const ofDocument = await readTags(services, source, 'docx', questions);
  const ofWorkbook = workbook && (await readTags(services, workbook, 'xlsx', questions));
  return [...new Set([...ofDocument.conditions, ...(ofWorkbook?.conditions ?? [])])];
};

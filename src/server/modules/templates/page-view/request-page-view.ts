import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listAskable, listForVersion } from '#server/modules/questions/list-for-documents.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { requireListed } from '#server/modules/templates/require-listed.ts';
import { findNewestVersion, findSoldVersion } from '#server/modules/templates/template-version-repo.ts';
import { entriesOf } from './entries-of.ts';
import { keepPageView } from './keep-page-view.ts';
import { readTags } from './read-tags.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

/** A look at a template as it is written: the version that is sold, or the one that failed where none is. */
export const requestPageView = async (
  services: Touched,
  { templateId, askedBy }: { templateId: number; askedBy: string },
) => {
  const { db } = services;
  const version = await db.transaction(async (tx) => {
    await requireListed(tx, templateId);
    return (await findSoldVersion(tx, templateId)) ?? (await findNewestVersion(tx, templateId));
  });
  if (!version || version.status === 'processing') throw new DomainError('document.not-ready');
  const questions = [...(await listAskable(db)), ...(await listForVersion(db, version))];
  const { source, workbook } = await readTemplateFiles(services, version);
  const { docx, ...found } = await readTags(services, source, 'docx', questions);
  const ofWorkbook = workbook && (await readTags(services, workbook, 'xlsx', questions));
  return keepPageView(services, {
    docx,
    entries: entriesOf({
      tags: [...found.tags, ...(ofWorkbook?.tags ?? []).map((tag) => ({ ...inWorkbook(tag), name: UNSEEN }))],
      findings: [...found.findings, ...(ofWorkbook?.findings ?? []).map(inWorkbook)],
    }),
    askedBy,
  });
};

/** A workbook has no pages to mark its tags on. */
const UNSEEN = '';

const inWorkbook = <Placed extends { place: string }>(placed: Placed): Placed => ({
  ...placed,
  place: `Workbook: ${placed.place}`,
});

import { and, desc, eq } from 'drizzle-orm';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { planDocuments } from '#server/modules/generation/documents/plan-documents.ts';
import { plannedBuyerOf } from '#server/modules/generation/documents/planned-buyer.ts';
import { plannedColumns } from '#server/modules/generation/generation-repo.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'storage' | 'templateEngine'>;
type Asked = { customerId: string; id: number; number: string };

/** Whether the newest revision would be another with this number: its files are filled with both, and compared. */
export const printsNumber = async (services: Touched, { customerId, id, number }: Asked) => {
  const [found] = await services.db
    .select({ document: binderDocuments, revision: binderRevisions, template: plannedColumns })
    .from(binderDocuments)
    .innerJoin(binderRevisions, eq(binderRevisions.documentId, binderDocuments.id))
    .innerJoin(templateVersions, eq(templateVersions.id, binderRevisions.templateVersionId))
    .where(and(eq(binderDocuments.id, id), eq(binderDocuments.customerId, customerId)))
    .orderBy(desc(binderRevisions.number))
    .limit(1);
  if (!found) throw new DomainError('binder.not-found');
  const { document, revision, template } = found;
  const printed = revision.documentNumber ?? document.number;
  if (printed === number) return false;
  const wanted = [printed, number].map((one) => ({
    template,
    name: document.title,
    register: { number: one, revision: revision.number },
  }));
  const plans = await planDocuments(services, plannedBuyerOf(revision.buyer), wanted);
  const files = await readTemplateFiles(services, template);
  const fillAll = async (kind: 'docx' | 'xlsx', source: Uint8Array) =>
    Promise.all(
      plans.map(({ values, questions, answers, register, name: title }) =>
        services.templateEngine.fill(source, kind, { values, questions, answers, register, title }),
      ),
    );
  const filled = [
    await fillAll('docx', files.source),
    ...(files.workbook ? [await fillAll('xlsx', files.workbook)] : []),
  ];
  return filled.some(([before, after]) => !before || !after || !Buffer.from(before).equals(after));
};

import { and, eq } from 'drizzle-orm';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { DocumentComparison } from '#shared/contract/comparison.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'templateEngine'>;

/** What differs between two revisions as they were made; whoever asks has checked who may know. */
export const compareMade = async (
  services: Touched,
  { documentId, from, to }: { documentId: number; from: number; to: number },
): Promise<DocumentComparison> => {
  const [before, after] = [
    await readRevision(services, documentId, from),
    await readRevision(services, documentId, to),
  ];
  return services.templateEngine.compare(before, after);
};

const readRevision = async (services: Touched, documentId: number, number: number) => {
  const [found] = await services.db
    .select({ stem: binderRevisions.stem })
    .from(binderRevisions)
    .where(and(eq(binderRevisions.documentId, documentId), eq(binderRevisions.number, number)));
  if (!found) throw new DomainError('binder.no-revision');
  if (found.stem === null) throw new DomainError('binder.revision-without-files');
  return readBytes(services, { bucket: PREVIEW_BUCKET, path: `${found.stem}.docx` });
};

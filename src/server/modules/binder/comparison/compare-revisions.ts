import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { updateLimits } from '#server/modules/binder/updates/update-limits.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { CompareRevisionsInput, DocumentComparison } from '#shared/contract/comparison.ts';
import { fillUpdate } from './fill-update.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'storage' | 'templateEngine'>;

/** What differs between two revisions of a document as they were made, or what its update would change in it. */
export const compareRevisions = async (
  services: Touched,
  customerId: string,
  input: CompareRevisionsInput,
): Promise<DocumentComparison> => {
  const { db, templateEngine } = services;
  const document = await findOwn(db, customerId, input.id);
  await consumeRateLimits(services, [{ key: `compare:${customerId}`, limits: updateLimits.compared }]);
  if (!('from' in input)) {
    const { before, after } = await fillUpdate(services, document);
    return templateEngine.compare(before, after);
  }
  const [before, after] = [
    await readRevision(services, input.id, input.from),
    await readRevision(services, input.id, input.to),
  ];
  return templateEngine.compare(before, after);
};

const findOwn = async (db: Queryable, customerId: string, id: number) => {
  const [found] = await db
    .select({ document: binderDocuments })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(and(eq(binderDocuments.customerId, customerId), eq(binderDocuments.id, id), isOpenOrder));
  if (!found) throw new DomainError('binder.not-found');
  return found.document;
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

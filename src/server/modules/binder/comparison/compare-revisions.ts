import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { updateLimits } from '#server/modules/binder/updates/update-limits.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { CompareRevisionsInput, DocumentComparison } from '#shared/contract/comparison.ts';
import { compareMade } from './compare-made.ts';
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
  return compareMade(services, { documentId: input.id, from: input.from, to: input.to });
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

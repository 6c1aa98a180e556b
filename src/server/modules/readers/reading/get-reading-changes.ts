import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { compareMade } from '#server/modules/binder/comparison/compare-made.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { DocumentComparison } from '#shared/contract/comparison.ts';
import { type Caller, findAccess } from './reading-access.ts';
import { findReadingDocument, listLastRead } from './reading-document-repo.ts';
import { reading } from './reading-limits.ts';
import { hasRead } from './reading-state.ts';

/** What is printed differently since the revision that somebody has read; of nothing they have not read before. */
export const getReadingChanges = async (
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'storage' | 'templateEngine'>,
  { documentId, ...caller }: Caller & { documentId: number },
): Promise<DocumentComparison> => {
  const { db } = services;
  const { reader } = await findAccess(services, caller);
  const row = await findReadingDocument(db, { readerId: reader.id, documentId });
  if (!row) throw new DomainError('reading.not-assigned');
  const last = (await listLastRead(db, reader.id)).get(documentId);
  if (!last || hasRead(row, last)) throw new DomainError('reading.no-change');
  const limits = reading.comparisons;
  await consumeRateLimits(services, [{ key: `reading-compare:${reader.id}`, limits }]);
  return compareMade(services, { documentId, from: last.revision, to: row.revision.number });
};

import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { addPagesSeen } from './progress-repo.ts';
import { type Caller, findAccess } from './reading-access.ts';
import { requireInForce } from './require-in-force.ts';
import { findReadingDocument } from './reading-document-repo.ts';
import { reading } from './reading-limits.ts';
import { pageCountOf } from './reading-state.ts';

type Seen = Caller & { documentId: number; revision: number; pages: number[] };

/** Adds to what somebody had on screen, and answers all of it: on another device there may have been more. */
export const recordPagesSeen = async (
  services: Pick<Services, 'db' | 'clock' | 'keys'>,
  { documentId, revision, pages, ...caller }: Seen,
): Promise<{ pagesSeen: number[] }> => {
  const { db, clock } = services;
  const { reader } = await findAccess(services, caller);
  await consumeRateLimits(services, [{ key: `reading-seen:${reader.id}`, limits: reading.tellings }]);
  const row = await findReadingDocument(db, { readerId: reader.id, documentId });
  if (!row) throw new DomainError('reading.not-assigned');
  requireInForce(row, revision);
  const count = pageCountOf(row);
  if (pages.some((page) => page > count))
    throw new DomainError('request.invalid', { message: `This document has ${count} pages.` });
  const revisionId = row.revision.id;
  return {
    pagesSeen: await addPagesSeen(db, { readerId: reader.id, revisionId, now: clock.now(), pages }),
  };
};

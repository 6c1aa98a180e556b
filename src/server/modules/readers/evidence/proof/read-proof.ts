import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { findAcknowledgement } from '#server/modules/readers/evidence/acknowledgement-repo.ts';
import type { PrintedDocument } from '#server/ports/template-engine.ts';
import type { ReadingProofInput } from '#shared/contract/reading/evidence.ts';
import { proofDocument } from './proof-document.ts';

/** That somebody has read a document, from what was written down then. */
export const readProof = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  { readerId, documentId, revision }: ReadingProofInput,
): Promise<PrintedDocument> => {
  const found = await findAcknowledgement(services.db, { customerId, readerId, documentId, revision });
  if (!found) throw new DomainError('reading.nothing-recorded');
  return proofDocument(found, await readBusinessClock(services, customerId));
};

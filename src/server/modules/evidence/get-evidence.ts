import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { canAnswer } from './can-answer.ts';
import { findDisputed } from './evidence-repo.ts';
import { gatherEvidence } from './gather-evidence.ts';

export type EvidenceRecord = Awaited<ReturnType<typeof getEvidence>>;

/** What is staged for a dispute, or would be. */
export const getEvidence = async (services: Pick<Services, 'db' | 'config'>, disputeId: string) => {
  const found = await findDisputed(services.db, disputeId);
  if (!found) throw new DomainError('dispute.not-found');
  return {
    ...found,
    texts: await gatherEvidence(services, found),
    canAnswer: canAnswer(found.dispute),
  };
};

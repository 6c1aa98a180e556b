import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { canAnswer } from './can-answer.ts';
import { findDisputed, upsertEvidence } from './evidence-repo.ts';

type Written = { disputeId: string; whatHappened: string };

/** Keeps what an administrator has written, and has it staged at the provider with everything else. */
export const saveEvidence = async (
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  { disputeId, whatHappened }: Written,
) => {
  const found = await findDisputed(db, disputeId);
  if (!found) throw new DomainError('dispute.not-found');
  if (!canAnswer(found.dispute)) throw new DomainError('dispute.answered');
  await db.transaction(async (tx) => {
    await upsertEvidence(tx, found.dispute.id, { whatHappened, stagedAt: null });
    await queue.enqueue(tx, 'stage-evidence', { disputeId });
  });
};

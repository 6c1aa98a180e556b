import type { Services } from '#server/kernel/services.ts';
import { canAnswer } from './can-answer.ts';
import { findDisputed, upsertEvidence } from './evidence-repo.ts';
import { gatherEvidence } from './gather-evidence.ts';

/** Lays what the shop knows ready at the provider; nobody is told of it before an administrator submits it. May run any number of times. */
export const stageEvidence = async (
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'config'>,
  disputeId: string,
) => {
  const { db, clock, payments } = services;
  const found = await findDisputed(db, disputeId);
  if (!found || !canAnswer(found.dispute)) return;
  const now = clock.now();
  await payments.disputes.stageEvidence(disputeId, await gatherEvidence(services, found));
  await upsertEvidence(db, found.dispute.id, { stagedAt: now });
};

import { DomainError } from '#server/kernel/domain-error.ts';
import { canAnswer } from '#server/modules/evidence/can-answer.ts';
import { findDisputed, upsertEvidence } from '#server/modules/evidence/evidence-repo.ts';
import { gatherEvidence } from '#server/modules/evidence/gather-evidence.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { type OrderSyncer, syncOrder } from '#server/modules/checkout/sync-order.ts';

type Submission = { disputeId: string; by: string };

/** Sends the shop's side to the bank, as it is now. It is heard once: afterwards nothing can be added. */
export const submitEvidence = async (services: OrderSyncer, { disputeId, by }: Submission) => {
  const { db, clock, log, payments } = services;
  const known = await findDisputed(db, disputeId);
  if (!known) throw new DomainError('dispute.not-found');
  await syncOrder(services, known.order.id);
  const found = await findDisputed(db, disputeId);
  if (!found || !canAnswer(found.dispute)) throw new DomainError('dispute.answered');
  const orderId = found.order.id;
  try {
    await payments.disputes.submitEvidence(disputeId, await gatherEvidence(services, found));
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.error({ err: error, orderId, disputeId, by }, 'evidence was not taken');
    throw new DomainError('dispute.refused', { cause: error });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    await upsertEvidence(tx, found.dispute.id, { stagedAt: now, submittedAt: now, submittedBy: by });
    await insertOrderEvents(tx, [{ orderId, kind: 'evidence-submitted', happenedAt: now, causedBy: by }]);
  });
  await syncOrder(services, orderId);
};

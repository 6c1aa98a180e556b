import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findAnswers } from '#server/modules/accounts/answer-repo.ts';
import { isOpen } from '#server/modules/orders/order.ts';
import { findOrder, lockOrder } from '#server/modules/orders/order-repo.ts';
import { listOutdated } from '#server/modules/questions/order-questions.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { describeChange } from '#server/modules/register/describe-change.ts';
import { draftRevisions } from '#server/modules/register/draft-revisions.ts';
import { generation } from './generation-limits.ts';
import { findNextGeneration, findPresentBuyer, restartSomeItems } from './restart-repo.ts';
import { enqueueWaitingItems } from './start-generation.ts';

/**
 * Makes again, as one generation, the documents that were made with other answers than those given now. Besides the answers
 * they are made with the details that the others show, so that the documents of an order stay those of one business.
 */
export const applyOrderAnswers = async (
  services: Pick<Services, 'db' | 'clock' | 'queue' | 'keys'>,
  own: { orderId: number; customerId: string },
) => {
  const { orderId, customerId } = own;
  const order = await findOrder(services.db, orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not-found');
  await consumeRateLimits(services, [{ key: `regenerate:${customerId}`, limits: generation.regenerations }]);
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isOpen(locked)) throw new DomainError('order.closed');
    const number = await findNextGeneration(tx, orderId);
    if (number === undefined) throw new DomainError('order.still-generating');
    const answers = await findAnswers(tx, customerId);
    const outdated = await listOutdated(tx, own, answers);
    const buyer = (await findPresentBuyer(tx, orderId, number - 1)) ?? locked.buyer;
    if (outdated.length === 0 || !buyer) throw new DomainError('order.answers-unchanged');
    const requestedAt = services.clock.now();
    const answered = { ...buyer, answers };
    const lineItemIds = outdated.map(({ lineItemId }) => lineItemId);
    await restartSomeItems(tx, { orderId, number, buyer: answered, requestedAt }, lineItemIds);
    const reason = describeChange(buyer, answered, false);
    await draftRevisions(services, tx, { customerId, lineItemIds, reason, buyer: answered, requestedAt });
    await enqueueWaitingItems(services, tx, orderId);
    await services.queue.enqueue(tx, 'remove-old-versions', { orderId });
    return { restarted: outdated.length };
  });
};

import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { insertOrderEvents } from './events/order-event-repo.ts';
import { restartFailedItems } from './line-item-repo.ts';
import { isOpen } from './order.ts';
import { lockOrder } from './order-repo.ts';

/** Makes again what failed of an order, and nothing else. For a customer, only of an order of their own. */
export const retryGeneration = async (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  { orderId, customerId, by }: { orderId: number; customerId?: string; by?: string },
) => {
  const restarted = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (customerId !== undefined && order.customerId !== customerId))
      throw new DomainError('order.not-found');
    if (!isOpen(order)) throw new DomainError('order.closed');
    const count = await restartFailedItems(tx, orderId);
    if (count === 0) throw new DomainError('order.nothing-failed');
    await insertOrderEvents(tx, [
      { orderId, kind: 'generation-retried', happenedAt: clock.now(), causedBy: by },
    ]);
    await queue.enqueue(tx, 'start-generation', { orderId }, { class: 'order', fairKey: order.customerId });
    return count;
  });
  return { restarted };
};

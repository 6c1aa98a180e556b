import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { snapshotBuyer } from '#server/modules/accounts/snapshot-buyer.ts';
import { isOpen } from '#server/modules/orders/order.ts';
import { findOrder, lockOrder } from '#server/modules/orders/order-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { generation } from './generation-limits.ts';
import { findNextGeneration, restartItems } from './restart-repo.ts';
import { enqueueWaitingItems } from './start-generation.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'random' | 'clock' | 'queue'>;

/** Makes all documents of an order again with the customer's current details; the last of the earlier ones are kept. */
export const regenerateOrder = async (
  services: Touched,
  { orderId, customerId }: { orderId: number; customerId: string },
) => {
  const order = await findOrder(services.db, orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not-found');
  await consumeRateLimits(services, [{ key: `regenerate:${customerId}`, limits: generation.regenerations }]);
  const buyer = await snapshotBuyer(services, { orderId, customerId });
  await services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isOpen(locked)) throw new DomainError('order.closed');
    const number = await findNextGeneration(tx, orderId);
    if (number === undefined) throw new DomainError('order.still-generating');
    await restartItems(tx, { orderId, number, buyer, requestedAt: services.clock.now() });
    await enqueueWaitingItems(services, tx, orderId);
    await services.queue.enqueue(tx, 'remove-old-versions', { orderId });
  });
};

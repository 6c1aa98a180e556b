import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { generation } from './generation-limits.ts';
import { listStalledOrders } from './generation-repo.ts';
import { enqueueWaitingItems } from './start-generation.ts';

/**
 * A job may die without a word at its last try. What was paid for long ago and is still being made is queued
 * again; where a job does run after all, the second one finds nothing left to do.
 */
export const resumeStalledOrders = async ({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>) => {
  const before = later(clock.now(), -generation.stalledAfterMs);
  for (const { orderId } of await listStalledOrders(db, before))
    await db.transaction((tx) => enqueueWaitingItems({ queue }, tx, orderId));
};

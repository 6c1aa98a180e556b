import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { generation } from './generation-limits.ts';
import { listStalledOrders } from './generation-repo.ts';
import { enqueueWaitingItems } from './start-generation.ts';

/** A job may die without a word. What was paid for a while ago, is still to be made and has no job any more gets one. */
export const resumeStalledOrders = async ({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>) => {
  const before = later(clock.now(), -generation.stalledAfterMs);
  for (const { orderId } of await listStalledOrders(db, before))
    await db.transaction((tx) => enqueueWaitingItems({ queue }, tx, orderId));
};

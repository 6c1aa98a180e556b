import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { listUnsyncedProductIds } from '#server/modules/catalog/provider/provider-sync-repo.ts';
import { settling } from '#server/modules/checkout/checkout-limits.ts';
import { listUnprocessedEvents } from '#server/modules/checkout/event-repo.ts';
import { queueUndrawnPages } from '#server/modules/generation/queue-undrawn-pages.ts';
import { resumeStalledOrders } from '#server/modules/generation/resume-stalled-orders.ts';
import { queueUntoldOrders } from '#server/modules/orders/queue-untold-orders.ts';

type Touched = Pick<Services, 'db' | 'queue' | 'clock'>;

/**
 * Compares what there is with what there should be, and queues what is missing: products with the provider, payments with
 * orders, orders with their documents and mails, documents with their pages. What has a job already is left to it.
 */
export const reconcileShop = async (services: Touched, signal: AbortSignal) => {
  for (const look of [
    queueEvents,
    resumeStalledOrders,
    queueUntoldOrders,
    queueUndrawnPages,
    queueProducts,
  ]) {
    signal.throwIfAborted();
    await look(services);
  }
};

const queueEvents = async ({ db, queue, clock }: Touched) => {
  const lost = await listUnprocessedEvents(db, later(clock.now(), -settling.unprocessedAfterMs));
  await db.transaction((tx) => queue.enqueueMissing(tx, 'process-payment-event', lost, { class: 'order' }));
};

const queueProducts = async ({ db, queue }: Touched) => {
  const unsynced = await listUnsyncedProductIds(db);
  await db.transaction((tx) =>
    queue.enqueueMissing(
      tx,
      'sync-product',
      unsynced.map((productId) => ({ productId })),
    ),
  );
};

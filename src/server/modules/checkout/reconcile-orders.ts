import { later } from '#server/kernel/clock.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { failOrder } from '#server/modules/orders/order-repo.ts';
import { listCarriedOver, listDueOrders, postponeSync } from '#server/modules/orders/order-sync-repo.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { checkout, settling } from './checkout-limits.ts';
import { type OrderSyncer, syncOrder } from './sync-order.ts';

/** A provider that fails this often in a row is left alone until the next time. */
const MAX_FAILURES = 3;

/** Asks about open orders, so that no payment depends on an event arriving. */
export const reconcileOrders = async (services: OrderSyncer, signal: AbortSignal) => {
  const { db, clock } = services;
  const due = [
    ...(await listDueOrders(db, clock.now(), settling.reconcileBatch)),
    ...(await listCarriedOver(db, clock.now(), settling.reconcileBatch)),
  ];
  let failures = 0;
  for (const order of due) {
    signal.throwIfAborted();
    failures = (await reconcile(services, order)) ? 0 : failures + 1;
    if (failures === MAX_FAILURES) return;
  }
};

const reconcile = async (services: OrderSyncer, order: OrderRow) => {
  const { db, clock, log } = services;
  const now = clock.now();
  if (order.sessionId === null) {
    if (order.createdAt <= later(now, -checkout.unopenedMs)) await failOrder(db, order.id, now);
    else await postponeSync(db, order.id, later(now, orderPolling.reconcileEveryMs));
    return true;
  }
  try {
    await syncOrder(services, order.id);
    return true;
  } catch (error) {
    log.warn({ err: error, orderId: order.id }, 'the provider could not be asked about an order');
    if (order.status !== 'pending') await postponeSync(db, order.id, later(now, settling.maxReconcileMs));
    else if (isLost(error) && order.sessionExpiresAt !== null && order.sessionExpiresAt < now)
      await failOrder(db, order.id, now);
    else await postponeSync(db, order.id, later(now, orderPolling.reconcileEveryMs));
    return false;
  }
};

/** The provider was changed, as from the sandbox to the real one. */
const isLost = (error: unknown) => error instanceof PaymentsError && error.code === 'resource_missing';

import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { insertClosure } from './closure-repo.ts';

type Closing = { orderId: number; reason: string; by: string };

/** Ends an order for which nothing was paid, as a full refund ends another. Closed twice, the first reason stays. */
export const closeOrder = async (
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { orderId, reason, by }: Closing,
) => {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new DomainError('order.not-found');
    if (order.closedBy === 'administrator') return;
    if (order.status !== 'succeeded') throw new DomainError('order.not-paid');
    if (order.paidInCents !== 0) throw new DomainError('order.close-by-refund');
    const now = clock.now();
    await insertClosure(tx, { orderId, closedAt: now, closedBy: by, reason });
    await insertOrderEvents(tx, [
      { orderId, kind: 'closed', happenedAt: now, causedBy: by, subject: reason },
    ]);
  });
  log.info({ orderId, by }, 'an order for which nothing was paid was closed');
};

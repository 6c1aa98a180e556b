import type { EventSubject } from '#server/db/schema/payments.ts';
import type { Services } from '#server/kernel/services.ts';
import { findOrderByInvoice } from '#server/modules/orders/invoice-repo.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import {
  attachSession,
  findOrderByPayment,
  findOrderByReference,
  findOrderBySession,
} from '#server/modules/orders/order-repo.ts';
import { findEvent, markProcessed } from './event-repo.ts';
import { readReference } from './order-reference.ts';
import { type OrderSyncer, syncOrder } from './sync-order.ts';

/** Finds the order an event is about and asks the provider for the truth. May run any number of times. */
export const processEvent = async (services: OrderSyncer, eventId: string) => {
  const { db, clock, log, queue } = services;
  const event = await findEvent(db, eventId);
  if (!event || event.processedAt) return;
  const order = await findOrderOf(services, event.subject);
  if (order) await syncOrder(services, order.id);
  else log.info({ event: eventId, type: event.type }, 'an event is about no order of this shop');
  await db.transaction(async (tx) => {
    await markProcessed(tx, eventId, clock.now());
    if (order && event.type === 'invoice.paid')
      await queue.enqueue(tx, 'fetch-invoice', { orderId: order.id });
  });
};

const findOrderOf = async (services: Pick<Services, 'db' | 'log'>, subject: EventSubject) => {
  const { db } = services;
  const { sessionId, paymentIntent, invoiceId } = subject;
  const bySession = sessionId === undefined ? undefined : await findOrderBySession(db, sessionId);
  return (
    bySession ??
    (await findReferenced(services, subject)) ??
    (paymentIntent === undefined ? undefined : await findOrderByPayment(db, paymentIntent)) ??
    (invoiceId === undefined ? undefined : await findOrderByInvoice(db, invoiceId))
  );
};

/** The session may be known to the provider before it is to the order: when the server fell in between. */
const findReferenced = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  { reference, sessionId }: EventSubject,
): Promise<OrderRow | undefined> => {
  const named = reference === undefined ? undefined : readReference(reference);
  const order = named && (await findOrderByReference(db, named));
  if (!order || sessionId === undefined) return order;
  if (order.sessionId === null)
    await attachSession(db, order.id, { sessionId, sessionUrl: null, sessionExpiresAt: null });
  else log.error({ orderId: order.id, sessionId }, 'an order has a second session');
  return order;
};

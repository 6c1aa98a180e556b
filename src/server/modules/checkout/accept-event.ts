import type { Services } from '#server/kernel/services.ts';
import type { PaymentEvent } from '#server/ports/payments.ts';
import { findEvent, insertEvent } from './event-repo.ts';

export type EventAccepter = Pick<Services, 'db' | 'clock' | 'queue' | 'log' | 'payments'>;

/**
 * Puts an event in the inbox and queues it, in one step. One that was processed is done with; one that was only
 * received is queued again, since whatever was to process it may have failed for good.
 */
export const acceptEvent = async (
  { db, clock, queue, log, payments }: EventAccepter,
  { id, type, subject, isLive }: PaymentEvent,
) => {
  if (isLive !== payments.isLive || Object.keys(subject).length === 0) {
    log.info({ event: id, type, isLive }, 'an event that is not for this shop was ignored');
    return;
  }
  await db.transaction(async (tx) => {
    await insertEvent(tx, { id, type, subject, receivedAt: clock.now() });
    const event = await findEvent(tx, id);
    if (event?.processedAt) return;
    await queue.enqueue(tx, 'process-payment-event', { eventId: id }, { class: 'order' });
  });
};

import { later } from '#server/kernel/clock.ts';
import { acceptEvent, type EventAccepter } from './accept-event.ts';
import { settling } from './checkout-limits.ts';
import { findMark, moveMark } from './event-repo.ts';

/** Takes in what the provider has told of and the webhook never heard. */
export const catchUpEvents = async (services: EventAccepter, signal: AbortSignal) => {
  const { db, clock, payments } = services;
  const now = clock.now();
  const mark = await findMark(db);
  const since = mark
    ? later(mark, -settling.missedEventsOverlapMs)
    : later(now, -settling.missedEventsFirstMs);
  for await (const event of payments.listEvents(since)) {
    signal.throwIfAborted();
    await acceptEvent(services, event);
  }
  await moveMark(db, now);
};

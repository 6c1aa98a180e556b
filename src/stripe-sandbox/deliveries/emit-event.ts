import { deliveries } from '#stripe-sandbox/tables.ts';
import { later } from '#server/kernel/clock.ts';
import { type Books, newId, secondsOf } from '#stripe-sandbox/books.ts';
import type { EventObject } from '#stripe-sandbox/objects/events.ts';
import type { Kind, Objects } from '#stripe-sandbox/objects/objects.ts';
import { takePlan } from './delivery-plan.ts';
import { insertRecord } from '#stripe-sandbox/records.ts';

/** Writes down that something happened, with the object as it is now, and plans to tell the shop. */
export const emitEvent = async (books: Books, type: string, object: Objects[Kind]) => {
  const event: EventObject = {
    id: newId(books, 'evt'),
    object: 'event',
    api_version: books.apiVersion,
    created: secondsOf(books.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  await insertRecord(books, event, { keys: [`type:${type}`] });
  const { isDropped, delaySeconds } = await takePlan(books);
  const dueAt = later(books.now, delaySeconds * 1000);
  const state = isDropped ? 'dropped' : 'waiting';
  await books.tx.insert(deliveries).values({ eventId: event.id, state, dueAt });
  if (!isDropped) await books.wake(books.tx, dueAt);
  return event;
};

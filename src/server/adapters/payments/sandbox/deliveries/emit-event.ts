import { sandboxDeliveries } from '#server/db/schema/sandbox.ts';
import { later } from '#server/kernel/clock.ts';
import { type Books, newId, secondsOf } from '#server/adapters/payments/sandbox/books.ts';
import type { EventObject } from '#server/adapters/payments/sandbox/objects/events.ts';
import type { Kind, Objects } from '#server/adapters/payments/sandbox/objects/objects.ts';
import { takePlan } from './delivery-plan.ts';
import { insertRecord } from '#server/adapters/payments/sandbox/records.ts';
import { API_VERSION } from '#server/adapters/payments/api-version.ts';

/** Writes down that something happened, with the object as it is now, and plans to tell the shop. */
export const emitEvent = async (books: Books, type: string, object: Objects[Kind]) => {
  const event: EventObject = {
    id: newId(books, 'evt'),
    object: 'event',
    api_version: API_VERSION,
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
  await books.tx.insert(sandboxDeliveries).values({ eventId: event.id, state, dueAt });
  if (!isDropped) await books.wake(books.tx, dueAt);
  return event;
};

import { deliveries } from '#stripe-sandbox/tables.ts';
import { later } from '#server/kernel/clock.ts';
import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import type { EventObject } from '#stripe-sandbox/objects/events.ts';
import type { Kind, Objects } from '#stripe-sandbox/objects/objects.ts';
import { takePlan } from './delivery-plan.ts';
import { insertRecord } from '#stripe-sandbox/records.ts';

/** Writes down that something happened, with the object as it is now, and plans to tell the shop. */
export const emitEvent = async (ledger: Ledger, type: string, object: Objects[Kind]) => {
  const event: EventObject = {
    id: newId(ledger, 'evt'),
    object: 'event',
    api_version: ledger.apiVersion,
    created: secondsOf(ledger.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  await insertRecord(ledger, event, { keys: [`type:${type}`] });
  const { isDropped, delaySeconds } = await takePlan(ledger);
  const dueAt = later(ledger.now, delaySeconds * 1000);
  const state = isDropped ? 'dropped' : 'waiting';
  await ledger.tx.insert(deliveries).values({ eventId: event.id, state, dueAt });
  if (!isDropped) await ledger.scheduleRun(ledger.tx, dueAt);
  return event;
};

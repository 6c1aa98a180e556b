import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { namedRefusal } from '#server/modules/binder/approval/named-refusal.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { redraft } from '#server/modules/binder/redraft.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import { kindOf, type OfferedUpdate, recordedUpdate, requireUpdates } from './offered-update.ts';
import { updateLimits } from './update-limits.ts';
import { findOwnOrderIds, recordDecisions, takeVersion } from './update-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue' | 'keys'>;

/**
 * A draft of the next revision of each of these documents, made of the newest version there is, with the details that the rest
 * of its order shows. All or none; what is in force stays in force.
 */
export const acceptUpdates = async (services: Touched, customerId: string, ids: number[]) => {
  await consumeRateLimits(services, [{ key: `updates:${customerId}`, limits: updateLimits.accepted }]);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const orders = new Map<number, OrderRow>();
    for (const orderId of await findOwnOrderIds(tx, customerId, ids)) {
      const order = await lockOrder(tx, orderId);
      if (order) orders.set(orderId, order);
    }
    const documents = await lockOwnDocuments(tx, customerId, ids);
    const accepted = await requireUpdates(tx, documents, now);
    await recordAccepted(tx, customerId, accepted, now);
    for (const [orderId, updates] of Map.groupBy(accepted, ({ document }) => document.orderId)) {
      const order = orders.get(orderId);
      if (order) await restart(services, tx, { order, updates, now });
    }
  });
};

const recordAccepted = async (tx: Transaction, customerId: string, accepted: OfferedUpdate[], now: Date) => {
  await recordDecisions(
    tx,
    accepted.flatMap(({ document, noted }) =>
      noted.map(({ id }) => ({
        documentId: document.id,
        templateVersionId: id,
        decision: 'accepted' as const,
        decidedAt: now,
      })),
    ),
  );
  await appendRecords(
    tx,
    { customerId, happenedAt: now },
    accepted.map((update) => ({
      kind: 'update-accepted',
      documentId: update.document.id,
      data: recordedUpdate(update),
    })),
  );
};

type Restart = { order: OrderRow; updates: OfferedUpdate[]; now: Date };

const restart = async (services: Touched, tx: Transaction, { order, updates, now: requestedAt }: Restart) => {
  for (const { document, newest } of updates) await takeVersion(tx, document.lineItemId, newest.id);
  const drafts = updates.map(({ document, noted }) => ({
    lineItemId: document.lineItemId,
    reason: noted.map(({ note }) => note).join('; '),
    isSubstantial: kindOf(noted) === 'substantial',
  }));
  if (!(await redraft(services, tx, { order, drafts, requestedAt })))
    throw namedRefusal('binder.order-being-made', { title: titlesOf(updates) });
};

const titlesOf = (updates: readonly OfferedUpdate[]) =>
  updates.map(({ document }) => document.title).join(', ');

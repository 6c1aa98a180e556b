import { later } from '#server/kernel/clock.ts';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import { getOrder, readOrder } from '#server/modules/orders/get-order.ts';
import { findVersion } from '#server/modules/orders/cached/find-version.ts';
import type { OrderVersion } from '#server/modules/orders/cached/order-version-repo.ts';
import type { OrderRecord } from '#server/modules/orders/order-record.ts';
import { claimSync } from '#server/modules/orders/order-sync-repo.ts';
import { settling } from './checkout-limits.ts';
import { type OrderSyncer, syncOrder } from './sync-order.ts';

/**
 * The order of the session the buyer came back with, or the newest. Never an older one in its place: a session
 * that is not theirs, or none of ours, has no order.
 */
export const getLatestOrder = async (
  services: OrderSyncer,
  customerId: string,
  { sessionId }: { sessionId?: string | undefined },
): Promise<OrderRecord | null> => {
  const found = await findVersion(
    services.db,
    customerId,
    sessionId === undefined ? 'newest' : { sessionId },
  );
  if (!found) return null;
  if (!isWorthAsking(services, found) || !(await claimPoll(services, found.id)))
    return (await readOrder(services.db, found)) ?? null;
  await trySync(services, found.id);
  return getOrder(services, customerId, found.id);
};

/** Not again right after somebody else did: who may is decided by the claim, this only spares it. */
const isWorthAsking = (
  { clock }: Pick<OrderSyncer, 'clock'>,
  { status, sessionId, syncedAt }: OrderVersion,
) =>
  (status === 'pending' || status === 'failed') &&
  sessionId !== null &&
  (syncedAt === null || syncedAt <= later(clock.now(), -settling.pollSyncMs));

/** Of all who ask at the same time, in whatever process, one asks the provider. */
const claimPoll = ({ db, clock }: Pick<OrderSyncer, 'db' | 'clock'>, orderId: number) =>
  claimSync(db, orderId, { now: clock.now(), unlessSince: later(clock.now(), -settling.pollSyncMs) });

/** Whoever asks will ask again in two seconds. */
const trySync = async (services: OrderSyncer, orderId: number) => {
  try {
    await withTimeout(settling.pollAnswerMs, () => syncOrder(services, orderId));
  } catch (error) {
    services.log.warn({ err: error, orderId }, 'the provider could not be asked about an order');
  }
};

import { later } from '#server/kernel/clock.ts';
import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';
import { snapshotBuyer } from '#server/modules/accounts/snapshot-buyer.ts';
import { recordTermsAccepted } from '#server/modules/legal/consent-repo.ts';
import {
  isPaid,
  derivePaymentStatus,
  type PaymentFacts,
} from '#server/modules/orders/derive-payment-status.ts';
import { insertOrderEvents } from '#server/modules/orders/events/order-event-repo.ts';
import { standingEventsOf } from '#server/modules/orders/events/standing-events.ts';
import { isFulfilled, isOpen, type OrderRow } from '#server/modules/orders/order.ts';
import { listInvoiceIds } from '#server/modules/orders/invoice-repo.ts';
import { lockUnlessOutdated, requestSync, updateStanding } from '#server/modules/orders/order-sync-repo.ts';
import { dropManuals } from '#server/modules/register/drop-manuals.ts';
import { recordMoneyBack } from '#server/modules/orders/refunds/record-money-back.ts';
import type { CheckoutSession } from '#server/ports/payments.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { askProvider } from './ask-provider.ts';
import { settling } from './checkout-limits.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { queueEvidence } from './refunds/queue-evidence.ts';
import { queueCreditNotes } from './refunds/queue-credit-notes.ts';

export type OrderSyncer = Pick<
  Services,
  'db' | 'clock' | 'random' | 'log' | 'storage' | 'queue' | 'payments' | 'config' | 'keys'
>;

type Synced = { order: OrderRow; session: CheckoutSession | undefined };

/**
 * Brings an order in step with what the provider says: the one way for webhooks, polls and reconciling. The
 * provider is asked outside of any transaction; an answer that a later one has overtaken is asked for again.
 */
export const syncOrder = async (services: OrderSyncer, orderId: number): Promise<Synced> => {
  for (let round = 0; round < settling.syncRounds; round += 1) {
    const order = await requestSync(services.db, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    if (order.sessionId === null) return { order, session: undefined };
    const facts = await askProvider(services.payments, order.sessionId, () =>
      listInvoiceIds(services.db, orderId),
    );
    const synced = await record(services, order, facts);
    if (synced) return { order: synced, session: facts.session };
  }
  throw new Error(`Others kept asking about order ${orderId} at the same time.`);
};

const record = async (services: OrderSyncer, requested: OrderRow, facts: PaymentFacts) => {
  const { db, clock, log } = services;
  const isNews = isPaid(facts.session) && !isFulfilled(requested);
  const buyer = isNews
    ? await snapshotBuyer(services, { orderId: requested.id, customerId: requested.customerId })
    : undefined;
  const synced = await db.transaction(async (tx) => {
    const order = await lockUnlessOutdated(tx, requested);
    if (!order) return undefined;
    const standing = derivePaymentStatus(order, facts);
    const isDue = standing.status === 'succeeded' && !isFulfilled(order);
    const now = clock.now();
    const updated = await updateStanding(tx, order.id, {
      ...standing,
      appliedSeq: requested.requestedSeq,
      paidAt: isPaid(facts.session) ? paidAtOf(facts, order, now) : order.paidAt,
      buyer: isDue ? requireSnapshot(buyer) : order.buyer,
      syncedAt: now,
      nextSyncAt: nextSyncOf(order, now),
    });
    const { refundedBefore, refundedAfter } = await recordMoneyBack(tx, order.id, facts);
    const told = standingEventsOf(
      { ...order, refundedInCents: refundedBefore },
      { ...updated, refundedInCents: refundedAfter },
    );
    await insertOrderEvents(
      tx,
      told.map((event) => ({ ...event, orderId: order.id, happenedAt: now })),
    );
    // What was closed must not be read in the manual; what is open again belongs into it.
    if (isOpen(order) !== isOpen(updated) && isFulfilled(order))
      await dropManuals(services, tx, { customerId: order.customerId, now });
    if (isDue && facts.session.hasAcceptedTerms)
      await recordTermsAccepted(tx, order.id, updated.paidAt ?? now);
    if (refundedAfter > 0) await queueCreditNotes(services, tx, order.id);
    if (updated.closedBy === 'dispute') await queueEvidence(services, tx, order.id);
    if (isDue) await fulfilOrder(services, tx, updated);
    // Its documents may have been finished while it was closed, when nobody was told.
    else if (!isOpen(order) && isOpen(updated))
      await services.queue.enqueue(tx, 'send-ready-mail', { orderId: order.id });
    return { before: order, after: updated };
  });
  if (!synced) return undefined;
  logChange(log, synced.before, synced.after);
  return synced.after;
};

/** We may learn of a payment hours later. Where nothing was to be paid, the provider tells no moment, and ours stays. */
const paidAtOf = ({ payment }: PaymentFacts, { paidAt }: OrderRow, now: Date) =>
  payment?.paidAt ?? paidAt ?? now;

/** Fulfilment is never undone, so an order that is due now was due when the buyer was looked at. */
const requireSnapshot = (buyer: BuyerSnapshot | undefined) => {
  if (!buyer) throw new Error('The details of a buyer were not looked up before they were needed.');
  return buyer;
};

/** Often at first, and less and less for a cart that somebody has left behind. */
const nextSyncOf = ({ createdAt }: OrderRow, now: Date) => {
  const ageMs = now.getTime() - createdAt.getTime();
  const pauseMs = Math.max(orderPolling.reconcileEveryMs, ageMs / settling.reconcileAgeShare);
  return later(now, Math.min(pauseMs, settling.maxReconcileMs));
};

const logChange = (
  log: Services['log'],
  before: OrderRow,
  { id, status, closedBy, reviewReason }: OrderRow,
) => {
  if (status === before.status && closedBy === before.closedBy) return;
  const about = { orderId: id, before: before.status, status, closedBy };
  if (status === 'review')
    log.error({ ...about, reason: reviewReason }, 'a payment does not match its order and waits for review');
  else log.info(about, 'an order has changed');
};

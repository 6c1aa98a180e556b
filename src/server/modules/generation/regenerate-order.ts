import type { Transaction } from '#server/db/connect.ts';
import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { snapshotBuyer } from '#server/modules/accounts/snapshot-buyer.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { isOpen, type OrderRow } from '#server/modules/orders/order.ts';
import { findOrder, lockOrder } from '#server/modules/orders/order-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { describeChange } from '#server/modules/register/describe-change.ts';
import { draftRevisions } from '#server/modules/register/draft-revisions.ts';
import { generation } from './generation-limits.ts';
import { plannedBuyerOf } from './documents/planned-buyer.ts';
import { listTouched } from './documents/list-touched.ts';
import { findNextGeneration, findPresentBuyer, listItemIds, restartSomeItems } from './restart-repo.ts';
import { enqueueWaitingItems } from './start-generation.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'random' | 'clock' | 'queue' | 'config' | 'keys'>;

/**
 * Makes the documents of an order again that would be others with the customer's current details, and all of them where none
 * would: whoever asks wants today's date on them. The last of the earlier ones are kept.
 */
export const regenerateOrder = async (
  services: Touched,
  { orderId, customerId }: { orderId: number; customerId: string },
) => {
  const order = await findOrder(services.db, orderId);
  if (order?.customerId !== customerId) throw new DomainError('order.not-found');
  await consumeRateLimits(services, [{ key: `regenerate:${customerId}`, limits: generation.regenerations }]);
  const buyer = await snapshotBuyer(services, { orderId, customerId });
  await services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isOpen(locked)) throw new DomainError('order.closed');
    const number = await findNextGeneration(tx, orderId);
    if (number === undefined) throw new DomainError('order.still-generating');
    await restart(services, tx, { order: locked, number, buyer });
    await enqueueWaitingItems(services, tx, orderId);
    await services.queue.enqueue(tx, 'remove-old-versions', { orderId });
  });
};

type Restart = { order: OrderRow; number: number; buyer: BuyerSnapshot };

const restart = async (services: Touched, tx: Transaction, { order, number, buyer }: Restart) => {
  const { id: orderId, customerId } = order;
  const requestedAt = services.clock.now();
  const before = (await findPresentBuyer(tx, orderId, number - 1)) ?? order.buyer;
  if (!before) throw new Error(`The order ${orderId} was paid without the details of its buyer.`);
  const touched = await listTouched(services, tx, { orderId, before, after: buyer });
  const lineItemIds = touched.length > 0 ? touched : await listItemIds(tx, orderId);
  const hasOtherLogo = touched.length > 0 && !(await isSameLogo(tx, before, buyer));
  await restartSomeItems(tx, { orderId, number, buyer, requestedAt }, lineItemIds);
  const reason = describeChange(before, buyer, hasOtherLogo);
  await draftRevisions(services, tx, { customerId, lineItemIds, reason, buyer, requestedAt });
};

/** Every snapshot has a copy of its own. */
const isSameLogo = async (tx: Transaction, before: BuyerSnapshot, after: BuyerSnapshot) => {
  const [old, fresh] = [await findLogoHash(tx, before), await findLogoHash(tx, after)];
  return old === fresh;
};

const findLogoHash = async (tx: Transaction, buyer: BuyerSnapshot) => {
  const { logo } = plannedBuyerOf(buyer);
  return logo && (await findFile(tx, logo))?.sha256;
};

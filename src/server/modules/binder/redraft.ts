import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import {
  findNextGeneration,
  findPresentBuyer,
  restartSomeItems,
} from '#server/modules/generation/restart-repo.ts';
import { enqueueWaitingItems } from '#server/modules/generation/start-generation.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { draftRevisions } from '#server/modules/register/draft-revisions.ts';

type Redraft = {
  /** Locked. */
  order: OrderRow;
  drafts: { lineItemId: number; reason: string; isSubstantial: boolean }[];
  requestedAt: Date;
};

/**
 * Documents of one order are made again, each as a draft of its next revision, with the details that the rest of the order shows.
 * False while documents of the order are being made.
 */
export const redraft = async (
  services: Pick<Services, 'queue' | 'keys'>,
  tx: Transaction,
  { order, drafts, requestedAt }: Redraft,
): Promise<boolean> => {
  const { id: orderId, customerId } = order;
  const number = await findNextGeneration(tx, orderId);
  if (number === undefined) return false;
  const buyer = (await findPresentBuyer(tx, orderId, number - 1)) ?? order.buyer;
  if (!buyer) throw new Error(`The order ${orderId} was paid without the details of its buyer.`);
  const lineItemIds = drafts.map(({ lineItemId }) => lineItemId);
  await restartSomeItems(tx, { orderId, number, buyer, requestedAt }, lineItemIds);
  for (const { lineItemId, ...draft } of drafts)
    await draftRevisions(services, tx, {
      customerId,
      lineItemIds: [lineItemId],
      ...draft,
      buyer,
      requestedAt,
    });
  await enqueueWaitingItems(services, tx, orderId);
  await services.queue.enqueue(tx, 'remove-old-versions', { orderId });
  return true;
};

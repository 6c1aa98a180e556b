import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { listWaitingItems } from './generation-repo.ts';

type Touched = Pick<Services, 'db' | 'queue'>;

/** Queues every document of the order that is still to be made and of which no job is there, in the order of the bundle. */
export const startGeneration = ({ db, queue }: Touched, orderId: number) =>
  db.transaction((tx) => enqueueWaitingItems({ queue }, tx, orderId));

export const enqueueWaitingItems = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  orderId: number,
) => {
  const waiting = await listWaitingItems(tx, orderId);
  const items = waiting.map(({ lineItemId, generation }) => ({ lineItemId, generation }));
  const [first] = waiting;
  if (first)
    await queue.enqueueMissing(tx, 'generate-line-item', items, {
      class: 'order',
      fairKey: first.customerId,
    });
};

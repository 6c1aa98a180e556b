import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { listWaitingItems } from './generation-repo.ts';

type Touched = Pick<Services, 'db' | 'queue'>;

/** Puts every document of the order that is still to be made in line, in the order of the bundle. */
export const startGeneration = ({ db, queue }: Touched, orderId: number) =>
  db.transaction((tx) => enqueueWaitingItems({ queue }, tx, orderId));

export const enqueueWaitingItems = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  orderId: number,
) => {
  for (const { customerId, ...wanted } of await listWaitingItems(tx, orderId))
    await queue.enqueue(tx, 'generate-line-item', wanted, { class: 'order', fairKey: customerId });
};

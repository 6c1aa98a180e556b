import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { insertLineItems } from '#server/modules/orders/line-item-repo.ts';
import { listSoldDocuments } from './sold-document-repo.ts';

/** What follows from the first success, all or nothing: the documents to make, and the jobs that make and tell of them. */
export const fulfilOrder = async (
  { queue, log }: Pick<Services, 'queue' | 'log'>,
  tx: Transaction,
  { id: orderId, customerId }: OrderRow,
) => {
  const documents = await listSoldDocuments(tx, orderId);
  if (documents.length === 0) log.error({ orderId }, 'an order without any document was paid');
  await insertLineItems(tx, orderId, documents);
  const urgent = { class: 'order', fairKey: customerId } as const;
  await queue.enqueue(tx, 'start-generation', { orderId }, urgent);
  await queue.enqueue(tx, 'fetch-invoice', { orderId });
};

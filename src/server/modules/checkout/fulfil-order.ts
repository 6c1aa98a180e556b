import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { insertLineItems } from '#server/modules/orders/line-item-repo.ts';
import { listSoldDocuments } from '#server/modules/orders/sold-document-repo.ts';
import { enterDocuments } from '#server/modules/register/enter-documents.ts';
import { adoptDocuments } from '#server/modules/generation/ahead/adopt-documents.ts';

type Touched = Pick<Services, 'queue' | 'log' | 'clock' | 'config' | 'keys'>;

/**
 * What follows from the first success, all or nothing: the documents, as far as they were made ahead, and the jobs that make the
 * others and tell of them.
 */
export const fulfilOrder = async (services: Touched, tx: Transaction, order: OrderRow) => {
  const { queue, log, clock } = services;
  const { id: orderId, customerId } = order;
  const documents = await listSoldDocuments(tx, orderId);
  if (documents.length === 0) log.error({ orderId }, 'an order without any document was paid');
  await insertLineItems(tx, orderId, documents);
  if (order.buyer) await enterDocuments(services, tx, { ...order, buyer: order.buyer }, clock.now());
  const urgent = { class: 'order', fairKey: customerId } as const;
  await queue.enqueue(tx, 'start-generation', { orderId }, urgent);
  await queue.enqueue(tx, 'fetch-invoice', { orderId });
  await tryAdopting(services, tx, order);
};

/** What was paid for never waits for what was only to make it quicker. */
const tryAdopting = async (services: Touched, tx: Transaction, order: OrderRow) => {
  try {
    await tx.transaction((inner) => adoptDocuments(services, inner, order));
  } catch (error) {
    services.log.error({ orderId: order.id, err: error }, 'documents made ahead could not be used');
  }
};

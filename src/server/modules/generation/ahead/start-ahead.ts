import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { listSoldDocuments } from '#server/modules/orders/sold-document-repo.ts';
import { awaitsPayment } from './awaits-payment.ts';

/** Part of what sends the buyer to pay: their documents are begun meanwhile, if nothing else is to be done. */
export const queueAhead = async (
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  tx: Transaction,
  { id: orderId, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
) => {
  if (!config.makesAhead) return;
  await queue.enqueueMissing(tx, 'start-ahead', [{ orderId }], { class: 'ahead', fairKey: customerId });
};

/** Queues a job for each document that the order would have if it were paid now. */
export const startAhead = async (
  { db, queue, clock, config }: Pick<Services, 'db' | 'queue' | 'clock' | 'config'>,
  orderId: number,
) => {
  const order = await findOrder(db, orderId);
  if (!config.makesAhead || !order || !awaitsPayment(order, clock.now())) return;
  const documents = await listSoldDocuments(db, orderId);
  await db.transaction((tx) =>
    queue.enqueueMissing(
      tx,
      'make-ahead',
      documents.map(({ templateId }) => ({ orderId, templateId })),
      { class: 'ahead', fairKey: order.customerId },
    ),
  );
};

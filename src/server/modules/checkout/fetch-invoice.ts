import type { Services } from '#server/kernel/services.ts';
import { findInvoice, insertInvoice } from '#server/modules/orders/invoice-repo.ts';
import { isFulfilled, type OrderRow } from '#server/modules/orders/order.ts';
import { claimReceipt, findOrder } from '#server/modules/orders/order-repo.ts';
import { settling } from './checkout-limits.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue' | 'payments'>;

/** Keeps the invoice of a paid order and has the receipt sent with it; after some patience, without it. */
export const fetchInvoice = async (services: Touched, orderId: number, attempt: number) => {
  const order = await findOrder(services.db, orderId);
  if (!order?.sessionId || !isFulfilled(order)) return;
  try {
    await keepInvoice(services, order, order.sessionId);
  } catch (error) {
    if (attempt < settling.receiptPatience) throw error;
    await orderReceipt(services, orderId);
    // The provider makes none where nothing was paid.
    if (order.paidInCents !== 0) throw error;
  }
};

const keepInvoice = async (services: Touched, order: OrderRow, sessionId: string) => {
  const { db, clock, payments } = services;
  if (!(await findInvoice(db, order.id))) {
    const invoice = await payments.findInvoice(await payments.getSession(sessionId));
    if (!invoice) throw new Error(`The provider has not made the invoice of order ${order.id} yet.`);
    await insertInvoice(db, {
      ...invoice,
      orderId: order.id,
      paymentIntent: order.paymentIntent,
      createdAt: clock.now(),
    });
  }
  await orderReceipt(services, order.id);
};

/** Several may find the invoice at once; one receipt is sent. */
const orderReceipt = ({ db, clock, queue }: Touched, orderId: number) =>
  db.transaction(async (tx) => {
    if (await claimReceipt(tx, orderId, clock.now())) await queue.enqueue(tx, 'send-receipt', { orderId });
  });

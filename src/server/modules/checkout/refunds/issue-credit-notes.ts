import { findInvoice } from '#server/modules/orders/invoice-repo.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { listUncredited } from '#server/modules/orders/refunds/refund-repo.ts';
import { referenceOf } from '#server/modules/checkout/order-reference.ts';
import { type OrderSyncer, syncOrder } from '#server/modules/checkout/sync-order.ts';

/**
 * Has the provider issue a credit note for each refund that has none; also for one that was made at the provider's own pages.
 * May run any number of times: what was issued is looked for first, and the key of a refund is always the same.
 */
export const issueCreditNotes = async (services: OrderSyncer, orderId: number) => {
  const { db, payments } = services;
  const order = await findOrder(db, orderId);
  if (!order?.sessionId) return;
  const uncredited = await listUncredited(db, orderId);
  if (uncredited.length === 0) return;
  const first = await payments.findInvoice(await payments.getSession(order.sessionId));
  if (!first) throw new Error(`The provider has not made the invoice of order ${orderId} yet.`);
  const invoice = (await findInvoice(db, orderId)) ?? first;
  const known = new Set((await payments.creditNotes.list(invoice.id)).map(({ refundId }) => refundId));
  for (const { refundId, amountInCents } of uncredited.filter((refund) => !known.has(refund.refundId)))
    await payments.creditNotes.issue({
      invoiceId: invoice.id,
      refundId,
      isOfCorrected: invoice.id !== first.id,
      amountInCents,
      reference: referenceOf(order),
      idempotencyKey: `credit-note:${refundId}`,
    });
  await syncOrder(services, orderId);
  // Made meanwhile, when this job was there already, or not listed by the provider yet.
  if ((await listUncredited(db, orderId)).length > 0)
    throw new Error(`Not every refund of order ${orderId} has its credit note yet.`);
};

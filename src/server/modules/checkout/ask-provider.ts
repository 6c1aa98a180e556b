import type { PaymentFacts } from '#server/modules/orders/derive-payment-status.ts';
import type { Payments } from '#server/ports/payments.ts';

/** Everything an order is judged by, as it is now. Invoices that were corrected meanwhile are known to the shop alone. */
export const askProvider = async (
  payments: Payments,
  sessionId: string,
  listInvoiceIds: () => Promise<string[]>,
): Promise<PaymentFacts> => {
  const session = await payments.getSession(sessionId);
  const payment =
    session.paymentIntent === null ? undefined : await payments.getPayment(session.paymentIntent);
  const hasNotes = payment !== undefined && payment.refunds.length > 0;
  return {
    session,
    payment,
    creditNotes: hasNotes ? await listNotes(payments, [session.invoiceId, ...(await listInvoiceIds())]) : [],
  };
};

const listNotes = async (payments: Payments, invoiceIds: (string | null)[]) => {
  const ids = new Set(invoiceIds.filter((id) => id !== null));
  const notes = await Promise.all([...ids].map((id) => payments.creditNotes.list(id)));
  return notes.flat();
};

import type { PaymentFacts } from '#server/modules/orders/derive-payment-status.ts';
import type { Payments } from '#server/ports/payments.ts';

/** Everything an order is judged by, as it is now. */
export const askProvider = async (payments: Payments, sessionId: string): Promise<PaymentFacts> => {
  const session = await payments.getSession(sessionId);
  const payment =
    session.paymentIntent === null ? undefined : await payments.getPayment(session.paymentIntent);
  const invoiceId = payment?.refunds.length ? session.invoiceId : null;
  return {
    session,
    payment,
    creditNotes: invoiceId === null ? [] : await payments.creditNotes.list(invoiceId),
  };
};

import type { PaymentFacts } from '#server/modules/orders/derive-payment-status.ts';
import type { Payments } from '#server/ports/payments.ts';

/** Everything an order is judged by, as it is now. */
export const askProvider = async (payments: Payments, sessionId: string): Promise<PaymentFacts> => {
  const session = await payments.getSession(sessionId);
  const payment =
    session.paymentIntent === null ? undefined : await payments.getPayment(session.paymentIntent);
  return { session, payment };
};

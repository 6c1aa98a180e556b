import type { Stripe } from 'stripe';
import type { PaymentState } from '#server/ports/payments.ts';
import { listDisputes } from './disputes.ts';
import { listRefunds } from './refunds.ts';

export const getPayment = async (stripe: Stripe, paymentIntent: string): Promise<PaymentState> => {
  const { latest_charge: charge, status } = await stripe.paymentIntents.retrieve(paymentIntent, {
    expand: ['latest_charge'],
  });
  const hasFailed = status === 'canceled' || status === 'requires_payment_method';
  if (charge === null || typeof charge === 'string')
    return { hasFailed, paidAt: null, refunds: [], disputes: [] };
  const [paidAt, refunds, disputes] = await Promise.all([
    findPaidAt(stripe, charge, paymentIntent),
    listRefunds(stripe, paymentIntent),
    listDisputes(stripe, paymentIntent),
  ]);
  return { hasFailed, paidAt, refunds, disputes };
};

/** Only of a card is the charge as old as the payment: a transfer has its charge from the day it was ordered. */
const findPaidAt = async (
  stripe: Stripe,
  { paid, created, payment_method_details: method }: Stripe.Charge,
  paymentIntent: string,
) => {
  if (!paid) return null;
  if (method?.type === 'card') return new Date(created * 1000);
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  const paidAt = data[0]?.status_transitions.paid_at;
  return paidAt ? new Date(paidAt * 1000) : null;
};

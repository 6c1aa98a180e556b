import { z } from 'zod';
import { invalid } from '#stripe-sandbox/api-error.ts';
import { metadata, text, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { closeDispute } from '#stripe-sandbox/disputes.ts';
import { getObject } from '#stripe-sandbox/records.ts';
import { refundPayment } from '#stripe-sandbox/refunds.ts';
import { listRoute } from './list-route.ts';

const refund = {
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: whole.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
};

/** What becomes of money: payments, charges, refunds, disputes. */
export const paymentRoutes = [
  listRoute('payment_intents', 'payment_intent', ['customer']),
  route('GET', 'payment_intents/:id', {}, (ledger, _, id) =>
    getObject(ledger, 'payment_intent', id, 'intent'),
  ),
  listRoute('charges', 'charge', ['payment_intent']),
  route('GET', 'charges/:id', {}, (ledger, _, id) => getObject(ledger, 'charge', id)),
  route('POST', 'refunds', refund, async (ledger, { payment_intent, charge, ...details }) => {
    if ((payment_intent === undefined) === (charge === undefined))
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    const paymentIntent =
      payment_intent ?? (await getObject(ledger, 'charge', charge ?? '', 'charge')).payment_intent;
    return refundPayment(ledger, { ...details, paymentIntent });
  }),
  listRoute('refunds', 'refund', ['payment_intent', 'charge']),
  route('GET', 'refunds/:id', {}, (ledger, _, id) => getObject(ledger, 'refund', id)),
  listRoute('disputes', 'dispute', ['payment_intent', 'charge']),
  route('GET', 'disputes/:id', {}, (ledger, _, id) => getObject(ledger, 'dispute', id, 'dispute')),
  route('POST', 'disputes/:id/close', {}, (ledger, _, id) => closeDispute(ledger, id, 'lost')),
];

import { z } from 'zod';
import { flag, text, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { updateEvidence } from '#stripe-sandbox/evidence.ts';
import { evidenceFields } from '#stripe-sandbox/objects/disputes.ts';
import { getObject } from '#stripe-sandbox/records.ts';
import { refundPayment } from '#stripe-sandbox/refunds.ts';
import { listRoute } from './list-route.ts';

const refund = { payment_intent: text(), amount: whole.pipe(z.number().min(1)).optional() };

const evidence = {
  evidence: z
    .strictObject(Object.fromEntries(evidenceFields.map((field) => [field, text(20_000).optional()])))
    .optional(),
  submit: flag.default(false),
};

/** What becomes of money: payments, refunds, disputes. */
export const paymentRoutes = [
  route('GET', 'payment_intents/:id', {}, (ledger, _, id) =>
    getObject(ledger, 'payment_intent', id, 'intent'),
  ),
  route('POST', 'refunds', refund, (ledger, { payment_intent: paymentIntent, amount }) =>
    refundPayment(ledger, { paymentIntent, amount }),
  ),
  listRoute('refunds', 'refund', ['payment_intent']),
  route('POST', 'disputes/:id', evidence, (ledger, { evidence: texts = {}, submit }, id) =>
    updateEvidence(ledger, id, { evidence: texts, submit }),
  ),
  listRoute('disputes', 'dispute', ['payment_intent']),
];

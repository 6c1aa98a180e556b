import { z } from 'zod';
import type { PaymentEvent } from '#server/ports/payments.ts';
import { idOf } from './id-of.ts';

/** As the provider writes its ids and types, and we our references. Other text may not even be storable. */
const word = z.string().regex(/^[\x21-\x7e]+$/);

const related = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** What any event of the provider has, whichever version of it; the rest is not looked at. */
const event = z.object({
  id: word,
  object: z.literal('event'),
  type: word,
  created: z.number().int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: related,
      invoice: related,
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Undefined when it is no event. */
export const paymentEventOf = (told: unknown): PaymentEvent | undefined => {
  const { data: found } = event.safeParse(told);
  if (!found) return undefined;
  const { id, type, created, livemode } = found;
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    isLive: livemode,
    subject: subjectOf(found.data.object),
  };
};

const subjectOf = (about: z.infer<typeof event>['data']['object']): PaymentEvent['subject'] => {
  const told = {
    sessionId: about.object === 'checkout.session' ? about.id : undefined,
    paymentIntent: idOf(about.payment_intent),
    // A session has one as well, and is found by itself.
    invoiceId: about.object === 'credit_note' ? idOf(about.invoice) : undefined,
    reference: about.client_reference_id ?? about.metadata?.['reference'],
  };
  // What is no word names nothing of ours: others may use the same account.
  return Object.fromEntries(Object.entries(told).filter(([, text]) => word.safeParse(text).success));
};

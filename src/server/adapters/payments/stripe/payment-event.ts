import { z } from 'zod';
import type { PaymentEvent } from '#server/ports/payments.ts';
import { idOf } from './id-of.ts';

const related = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** What any event of the provider has, whichever version of it; the rest is not looked at. */
const event = z.object({
  id: z.string().min(1),
  object: z.literal('event'),
  type: z.string().min(1),
  created: z.number().int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: related,
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
  const paymentIntent = idOf(about.payment_intent);
  const reference = about.client_reference_id ?? about.metadata?.['reference'];
  return {
    ...(about.object === 'checkout.session' && about.id ? { sessionId: about.id } : {}),
    ...(paymentIntent === null ? {} : { paymentIntent }),
    ...(reference ? { reference } : {}),
  };
};

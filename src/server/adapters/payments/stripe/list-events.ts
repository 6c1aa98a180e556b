import type { Stripe } from 'stripe';
import type { PaymentEvent } from '#server/ports/payments.ts';
import { eventTypes } from './event-types.ts';
import { paymentEventOf } from './payment-event.ts';
import { paymentsErrorOf } from './payments-error.ts';

/** The provider lists the newest first; told in the order they happened, an interrupted look can go on. */
export async function* listEvents(stripe: Stripe, since: Date): AsyncGenerator<PaymentEvent> {
  const found: PaymentEvent[] = [];
  try {
    const listed = stripe.events.list({
      types: [...eventTypes],
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
    });
    for await (const told of listed) {
      const event = paymentEventOf(told);
      if (event) found.push(event);
    }
  } catch (error) {
    throw paymentsErrorOf(error);
  }
  yield* found.toReversed();
}

import type { Stripe } from 'stripe';

/** What the shop listens to: asked for when the webhook is registered and when missed events are looked for. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'invoice.paid',
] as const satisfies Stripe.Event.Type[];

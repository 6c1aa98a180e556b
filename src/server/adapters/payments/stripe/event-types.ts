import type { Stripe } from 'stripe';

/** What the shop listens to: asked for when the webhook is registered and when missed events are looked for. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'invoice.paid',
] as const satisfies Stripe.Event.Type[];

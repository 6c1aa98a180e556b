import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { paymentsContract } from '#tests/contracts/payments.ts';

paymentsContract('Stripe itself', async () => ({
  payments: createStripePayments({
    secretKey: process.env['STRIPE_SECRET_KEY'] ?? '',
    webhookSecrets: [],
    shop: `contract-${Date.now()}`,
    clock: systemClock,
  }),
  now: () => new Date(),
}));

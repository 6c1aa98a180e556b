import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { DIGITAL_DOCUMENTS } from '#shared/tax-code.ts';
import { taxContract } from '#tests/contracts/tax.ts';

/** The account has to be registered for tax in New York and in Germany, and nowhere else that is named in the cases. */
taxContract('Stripe itself', async (prices) =>
  createStripePayments({
    secretKey: process.env['STRIPE_SECRET_KEY'] ?? '',
    webhookSecrets: [],
    shop: `tax-${prices}-${Date.now()}`,
    clock: systemClock,
    tax: { prices, code: DIGITAL_DOCUMENTS },
  }),
);

import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import { createStripeClient } from '#server/adapters/payments/stripe/client.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { DIGITAL_DOCUMENTS } from '#shared/tax-code.ts';
import { paidContract } from '#tests/contracts/paid.ts';
import { buyByInvoice } from './buy-by-invoice.ts';

const secretKey = process.env['STRIPE_SECRET_KEY'] ?? '';

/** The account has to be registered for tax in New York and in Germany, and nowhere else that is named in the cases. */
paidContract('Stripe itself', async () => {
  const stripe = createStripeClient({ secretKey });
  return {
    stripe,
    buy: buyByInvoice(stripe),
    payments: createStripePayments({
      secretKey,
      webhookSecrets: [],
      shop: `paid-${Date.now()}`,
      clock: systemClock,
      tax: { prices: 'net', code: DIGITAL_DOCUMENTS },
    }),
  };
});

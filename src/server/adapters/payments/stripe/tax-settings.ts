import { createStripeClient } from './client.ts';
import { telling } from './payments-error.ts';

type Account = { secretKey: string; fetch?: typeof globalThis.fetch | undefined };

/** Whether the account can work tax out, and in how many places it collects any. */
export const readTaxSettings = telling(async (account: Account) => {
  const stripe = createStripeClient(account);
  const { status, status_details: details } = await stripe.tax.settings.retrieve();
  const { data } = await stripe.tax.registrations.list({ status: 'active', limit: 100 });
  return {
    isActive: status === 'active',
    missing: details.pending?.missing_fields ?? [],
    registrations: data.length,
  };
});
